// @ts-check
/**
 * The board for keyboards and screen readers: a grid whose arrow keys go from point to point, in
 * the very same page. Fingers and mice go through `pointers.js`.
 */
import { h } from './dom.js';

/** @typedef {import('./types.d.ts').BoardShape} BoardShape */
/** @typedef {import('./types.d.ts').Point} Point */

const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Cells {
  /** @type {Map<Point, HTMLElement>} */
  #cells = new Map();
  /** @type {Map<Point, {x: number, y: number}>} */
  #at = new Map();

  /**
   * @param {BoardShape} shape
   * @param {(point: Point) => void} touch
   * @param {string} label
   */
  constructor(shape, touch, label) {
    for (const { id, name } of shape.points) {
      const cell = h('div', {
        role: 'gridcell',
        class: 'cell',
        tabindex: -1,
        'aria-label': name,
        'data-point': name,
        onclick: (/** @type {MouseEvent} */ event) => {
          if (event.detail === 0) touch(id); // a screen reader's click; real ones are pointers'
        },
      });
      this.#cells.set(id, cell);
    }
    this.shape = shape;
    this.element = h('div', {
      role: 'grid',
      class: 'cells',
      'aria-label': label,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event, touch),
      onfocusin: (/** @type {FocusEvent} */ event) => this.#rove(event.target),
    });
  }

  /**
   * @param {(cell: {x: number, y: number}) => {x: number, y: number, size: number}} share
   * @param {boolean} turned
   */
  arrange(share, turned) {
    const focused = document.activeElement;
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    const last = this.shape.size - 1;
    const shown = this.shape.points.map((p) => ({
      id: p.id,
      cell: p,
      x: turned ? last - p.x : p.x,
      y: turned ? last - p.y : p.y,
    }));
    shown.sort((a, b) => a.y - b.y || a.x - b.x);
    for (const { id, cell, x, y } of shown) {
      const element = this.#cells.get(id);
      if (!element) continue;
      const row = rows.get(y) ?? h('div', { role: 'row' });
      rows.set(y, row);
      row.append(element);
      const { x: left, y: top, size } = share(cell);
      element.style.left = `${(left - size / 2) * 100}%`;
      element.style.top = `${(top - size / 2) * 100}%`;
      element.style.width = element.style.height = `${size * 100}%`;
      this.#at.set(id, { x, y });
    }
    this.element.replaceChildren(...rows.values());
    const first = this.element.querySelector('[tabindex="0"]') ?? this.element.querySelector('.cell');
    first?.setAttribute('tabindex', '0');
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.focus();
  }

  /** @param {(point: Point) => string} say */
  label(say) {
    for (const [id, cell] of this.#cells) change(cell, 'aria-label', say(id));
  }

  /** @param {import('./marks.js').Marks} marks */
  mark({ picked = [] }) {
    for (const [id, cell] of this.#cells) {
      change(cell, 'aria-selected', String(picked.includes(id)));
    }
  }

  /** @param {EventTarget | null} target */
  #rove(target) {
    for (const cell of this.#cells.values()) cell.setAttribute('tabindex', cell === target ? '0' : '-1');
  }

  /**
   * @param {KeyboardEvent} event
   * @param {(point: Point) => void} touch
   */
  #key(event, touch) {
    const here = [...this.#cells].find(([, cell]) => cell === event.target)?.[0];
    if (here === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      touch(here);
    } else if (event.key in WAYS) {
      event.preventDefault();
      event.stopPropagation(); // the page's own arrow keys go through the game
      const next = this.#beside(here, WAYS[/** @type {keyof typeof WAYS} */ (event.key)]);
      if (next !== null) this.#cells.get(next)?.focus();
    }
  }

  /**
   * The nearest point that way, straight ahead if there is one.
   * @param {Point} from
   * @param {{x: number, y: number}} way
   */
  #beside(from, way) {
    const start = this.#at.get(from);
    if (!start) return null;
    /** @type {Point | null} */
    let best = null;
    let least = Infinity;
    for (const [id, { x, y }] of this.#at) {
      const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
      const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
      const cost = ahead + 3 * aside;
      if (ahead > 0 && cost < least) [best, least] = [id, cost];
    }
    return best;
  }
}

/**
 * Only what is new is written: each attribute written wakes the browser's accessibility tree.
 * @param {Element} cell
 * @param {string} name
 * @param {string} value
 */
function change(cell, name, value) {
  if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
}
