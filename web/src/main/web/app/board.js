// @ts-check
/**
 * A board that people play on: drawn as SVG, with a grid of cells over it for keyboards and screen
 * readers. It knows points and pieces, and says which point was touched; what a touch means is not
 * its business.
 */
import { boardArt, CELL, FRAME, place, stone } from './art.js';
import { Cells } from './cells.js';
import { calm, h, pause, s } from './dom.js';
import { drawMarks } from './marks.js';
import { pointers } from './pointers.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').BoardShape} BoardShape */
/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Step} Step */
/** @typedef {{piece: Piece, element: SVGGElement}} Standing */

/** @typedef {import('./marks.js').Marks} Marks */

/** Milliseconds a step takes. */
const STEP = 260;

export class Board {
  /** @type {Map<Point, Standing>} */
  #standing = new Map();
  /** Jumped in the move that is being made. @type {Point[]} */
  #taken = [];
  /** @type {Marks} */
  #marks = {};
  /** What signs are drawn. */
  #drawn = '';
  /** @type {Map<Point, BoardShape['points'][number]>} */
  #points;
  #under = s('g', { class: 'marks' });
  #pieces = s('g', { class: 'pieces' });
  #over = s('g', { class: 'marks' });
  #art = s('g', {});
  #cells;
  #turned;
  /**
   * Whether a point's piece can be dragged: one to be picked up, or one already in hand.
   * @type {(point: Point) => 'pick' | 'held' | null}
   */
  grabs = () => null;

  /**
   * @param {BoardShape} shape
   * @param {(point: Point) => void} touch
   * @param {string} label
   * @param {boolean} [turned] whether Black sits at the bottom
   */
  constructor(shape, touch, label, turned = false) {
    this.shape = shape;
    this.#points = new Map(shape.points.map((point) => [point.id, point]));
    this.#turned = turned;
    const whole = shape.size * CELL + 2 * FRAME;
    this.svg = s(
      'svg',
      { viewBox: `0 0 ${whole} ${whole}`, 'aria-hidden': 'true', class: 'board-svg' },
      this.#art,
      this.#under,
      this.#pieces,
      this.#over,
    );
    this.#cells = new Cells(shape, touch, label);
    const named = settings.get().names ? 'named' : '';
    this.element = h('div', { class: `board ${shape.kind} ${named}` }, this.svg, this.#cells.element);
    this.#arrange();
    pointers(this, touch);
  }

  /** @param {boolean} turned */
  turn(turned) {
    if (turned === this.#turned) return;
    this.#turned = turned;
    this.#arrange();
  }

  #arrange() {
    const turned = this.#turned;
    this.#art.replaceChildren(boardArt(this.shape, turned), this.#numbers());
    for (const { piece, element } of this.#standing.values()) this.#put(element, piece.at);
    this.#cells.arrange((cell) => this.#share(cell), turned);
    this.#drawn = '';
    this.mark(this.#marks);
  }

  #numbers() {
    const squares = this.shape.kind === 'squares' ? this.shape.points : [];
    return s(
      'g',
      { class: 'numbers' },
      squares.map((point) => {
        const { x, y } = this.where(point.id);
        return s('text', { x: x - 47, y: y - 34 }, point.name);
      }),
    );
  }

  /**
   * @param {Point} id
   * @returns {{x: number, y: number}} in units of the drawing
   */
  where(id) {
    const cell = this.#points.get(id);
    return cell ? place(this.shape, cell, this.#turned) : { x: 0, y: 0 };
  }

  /** @param {{x: number, y: number}} cell */
  #share(cell) {
    const { x, y } = place(this.shape, cell, this.#turned);
    const whole = this.shape.size * CELL + 2 * FRAME;
    return { x: x / whole, y: y / whole, size: CELL / whole };
  }

  /** @returns {Piece[]} what stands on the board now */
  get pieces() {
    return [...this.#standing.values()].map(({ piece }) => piece);
  }

  /** @param {Point} at */
  standing(at) {
    return this.#standing.get(at);
  }

  /**
   * Puts these pieces on the board at once, leaving alone what stands there already.
   * @param {Piece[]} pieces
   */
  show(pieces) {
    this.#taken = [];
    const wanted = new Map(pieces.map((piece) => [piece.at, piece]));
    for (const [at, { piece, element }] of this.#standing) {
      const next = wanted.get(at);
      if (next?.side === piece.side && next.kind === piece.kind) {
        wanted.delete(at);
        element.classList.remove('gone', 'taken');
        this.#put(element, at);
      } else {
        element.remove();
        this.#standing.delete(at);
      }
    }
    for (const piece of wanted.values()) this.#add(piece);
    this.#label();
  }

  /** Puts a piece that was dragged back where it stands. @param {Point} at */
  settle(at) {
    const standing = this.#standing.get(at);
    standing?.element.classList.remove('dragging');
    if (standing) this.#put(standing.element, at);
  }

  /** @param {Piece} piece */
  #add(piece) {
    const element = s('g', { class: 'piece' }, stone(piece));
    this.#put(element, piece.at);
    this.#pieces.append(element);
    this.#standing.set(piece.at, { piece, element });
    return element;
  }

  /**
   * @param {SVGGElement} element
   * @param {Point} at
   */
  #put(element, at) {
    const { x, y } = this.where(at);
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  /**
   * Lets the hands move. What a jump takes stays on the board until `lift`.
   * @param {Step[]} steps
   */
  async play(steps) {
    for (const step of steps) {
      switch (step.do) {
        case 'place':
          await this.#drop({ at: step.to, side: step.side, kind: step.kind });
          break;
        case 'slide':
          await this.#move(step.from, step.to);
          break;
        case 'jump':
          this.#taken.push(step.over);
          this.#standing.get(step.over)?.element.classList.add('taken');
          await this.#move(step.from, step.to);
          break;
        case 'crown':
          this.#crown(step.at);
          break;
        case 'remove':
          await this.#remove([step.at]);
          break;
        case 'sweep':
          await this.#remove(step.at);
          break;
        case 'pass':
          break;
      }
    }
    this.#label();
  }

  /** Takes off what was jumped: the move is over. */
  async lift() {
    const taken = this.#taken;
    this.#taken = [];
    await this.#remove(taken);
    this.#label();
  }

  /** @param {Piece} piece */
  async #drop(piece) {
    const element = this.#add(piece);
    element.classList.add('dropping');
    await this.#wait();
    element.classList.remove('dropping');
  }

  /**
   * @param {Point} from
   * @param {Point} to
   */
  async #move(from, to) {
    const standing = this.#standing.get(from);
    if (!standing) return;
    this.#standing.delete(from);
    standing.piece = { ...standing.piece, at: to };
    this.#standing.set(to, standing);
    this.#pieces.append(standing.element); // above all others while it moves
    standing.element.getBoundingClientRect(); // so that the way begins where it stood
    this.#put(standing.element, to);
    await this.#wait();
  }

  /** @param {Point} at */
  #crown(at) {
    const standing = this.#standing.get(at);
    if (!standing) return;
    standing.piece = { ...standing.piece, kind: 'king' };
    standing.element.replaceChildren(stone(standing.piece));
  }

  /** @param {Point[]} points */
  async #remove(points) {
    const going = points.flatMap((at) => this.#standing.get(at) ?? []);
    if (!going.length) return;
    for (const at of points) this.#standing.delete(at);
    for (const { element } of going) element.classList.add('gone');
    await this.#wait();
    for (const { element } of going) element.remove();
  }

  #wait() {
    return calm() || document.hidden ? Promise.resolve() : pause(STEP);
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    for (const [at, { element }] of this.#standing) {
      element.classList.toggle('quiet', !!marks.loud && !marks.loud.includes(at));
    }
    const drawn = JSON.stringify(marks);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const { under, over } = drawMarks(marks, (at) => this.where(at));
    this.#under.replaceChildren(...under);
    this.#over.replaceChildren(...over);
    this.#cells.mark(marks);
  }

  /**
   * How a point is read out.
   * @param {Point} at
   * @param {Piece | undefined} piece
   */
  describe(at, piece) {
    const name = this.#points.get(at)?.name ?? '';
    return `${name}, ${piece ? t(`piece.${piece.side}.${piece.kind}`) : t('empty')}`;
  }

  #label() {
    this.#cells.label((at) => this.describe(at, this.#standing.get(at)?.piece));
  }

  /** Makes it a picture that speaks with one sentence, without a grid to walk through. */
  still() {
    this.#cells.element.remove();
    this.element.setAttribute('role', 'img');
    this.element.setAttribute('aria-label', this.#cells.element.getAttribute('aria-label') ?? '');
  }

  /** Says all cells anew, after `describe` or the language has changed. */
  relabel() {
    this.#label();
  }
}
