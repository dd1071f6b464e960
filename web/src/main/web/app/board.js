// @ts-check
/**
 * A board that people play on: drawn as SVG, with a grid of cells over it for keyboards and screen
 * readers. It knows points and pieces, and says which point was touched; what a touch means is not
 * its business.
 */
import { boardArt, CELL, FRAME, place, stone } from './art.js';
import { Cells } from './cells.js';
import { calm, h, pause, s } from './dom.js';
import { pointers } from './pointers.js';
import { settings } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./types.d.ts').BoardShape} BoardShape */
/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Step} Step */
/** @typedef {{piece: Piece, element: SVGGElement}} Standing */

/**
 * Signs on points and pieces. Each is a shape of its own, not only a colour.
 * @typedef {object} Marks
 * @property {Point[]} [last] where something just happened
 * @property {Point[]} [to] where one may go
 * @property {Point[]} [free] where one may place something
 * @property {Point[]} [take] pieces one may take
 * @property {Point[]} [must] pieces that have to capture
 * @property {Point[]} [picked] the piece in hand
 * @property {Point[]} [safe] pieces that may not be taken
 * @property {Point[]} [wrong] what a refusal is about
 * @property {Point[]} [hint] where to look
 * @property {Point[] | null} [loud] if given, all other pieces are quiet
 * @property {Point[][]} [lines] mills and other rows to draw
 * @property {{from: Point, to: Point}[]} [arrows]
 */

/** Milliseconds a step takes. */
const STEP = 260;

export class Board {
  /** @type {Map<Point, Standing>} */
  #standing = new Map();
  /** Jumped in the move that is being made. @type {Point[]} */
  #taken = [];
  /** @type {Marks} */
  #marks = {};
  #under = s('g', { class: 'marks' });
  #pieces = s('g', { class: 'pieces' });
  #over = s('g', { class: 'marks' });
  #art = s('g', {});
  #cells;
  #turned = false;
  /**
   * Whether a point's piece can be dragged: one to be picked up, or one already in hand.
   * @type {(point: Point) => 'pick' | 'held' | null}
   */
  grabs = () => null;

  /**
   * @param {BoardShape} shape
   * @param {(point: Point) => void} touch
   * @param {string} label
   */
  constructor(shape, touch, label) {
    this.shape = shape;
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
    this.turn(false);
    pointers(this, touch);
  }

  /** @param {boolean} turned whether Black sits at the bottom */
  turn(turned) {
    this.#turned = turned;
    this.#art.replaceChildren(boardArt(this.shape, turned), this.#numbers());
    for (const { piece, element } of this.#standing.values()) this.#put(element, piece.at);
    this.#cells.arrange((cell) => this.#share(cell), turned);
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
    const cell = this.shape.points.find((p) => p.id === id);
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
    const ring = (/** @type {Point[] | undefined} */ points, /** @type {string} */ look, r = 46) =>
      (points ?? []).map((at) => {
        const { x, y } = this.where(at);
        return s('circle', { class: `mark ${look}`, cx: x, cy: y, r });
      });
    this.#under.replaceChildren(
      ...this.#lines(marks.lines ?? []),
      ...ring(marks.free, 'free', 13),
      ...ring(marks.last, 'last', 44),
      ...ring(marks.hint, 'hint', 48),
    );
    this.#over.replaceChildren(
      ...ring(marks.to, 'to', 15),
      ...ring(marks.must, 'must', 45),
      ...ring(marks.picked, 'picked', 45),
      ...ring(marks.take, 'take', 44),
      ...this.#signs(marks.safe ?? [], 'safe', 'M0 -16 L15 -10 V2 Q15 14 0 20 Q-15 14 -15 2 V-10 Z'),
      ...ring(marks.wrong, 'wrong', 47),
      ...this.#arrows(marks.arrows ?? []),
    );
    for (const [at, { element }] of this.#standing) {
      element.classList.toggle('quiet', !!marks.loud && !marks.loud.includes(at));
    }
    this.#cells.mark(marks);
  }

  /** @param {Point[][]} rows */
  #lines(rows) {
    return rows.map((row) => {
      const d = row.map((at) => this.where(at)).map(({ x, y }) => `${x} ${y}`);
      return s('path', { class: 'mark row', d: `M${d.join('L')}` });
    });
  }

  /**
   * @param {Point[]} points
   * @param {string} look
   * @param {string} d
   */
  #signs(points, look, d) {
    return points.map((at) => {
      const { x, y } = this.where(at);
      return s('path', { class: `mark ${look}`, d, transform: `translate(${x} ${y})` });
    });
  }

  /** @param {{from: Point, to: Point}[]} arrows */
  #arrows(arrows) {
    return arrows.map(({ from, to }) => {
      const [a, b] = [this.where(from), this.where(to)];
      const angle = Math.atan2(b.y - a.y, b.x - a.x);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const tip = length - 18;
      return s('path', {
        class: 'mark arrow',
        d: `M20 0 H${tip - 20} M${tip} 0 l-30 -17 v34 z`,
        transform: `translate(${a.x} ${a.y}) rotate(${(angle * 180) / Math.PI})`,
      });
    });
  }

  /**
   * How a point is read out.
   * @param {Point} at
   * @param {Piece | undefined} piece
   */
  describe(at, piece) {
    const name = this.shape.points.find(({ id }) => id === at)?.name ?? '';
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

/**
 * Signs that show a move before it is made.
 * @param {Step[]} steps
 * @returns {Marks}
 */
export function traces(steps) {
  return {
    arrows: steps.flatMap((step) =>
      step.do === 'slide' || step.do === 'jump' ? [{ from: step.from, to: step.to }] : [],
    ),
    hint: steps.flatMap((step) => (step.do === 'place' ? [step.to] : [])),
    take: steps.flatMap((step) => (step.do === 'remove' ? [step.at] : [])),
  };
}
