// @ts-check
/** How boards and pieces look: wood, stone and light, all of it drawn. */
import { s } from './dom.js';

/** @typedef {import('./types.d.ts').Piece} Piece */
/** @typedef {import('./types.d.ts').BoardShape} BoardShape */

/** Units of a cell; everything on a board is measured in them. */
export const CELL = 100;
/** Frame around the board, where names stand. */
export const FRAME = 46;

/**
 * Gradients that every board and piece refers to; they are in the page once.
 * @returns {SVGSVGElement}
 */
export function palette() {
  /**
   * @param {string} id
   * @param {[number, string][]} stops offset and class: the colours are in the style sheet
   * @param {boolean} [round]
   */
  const gradient = (id, stops, round = true) =>
    s(
      round ? 'radialGradient' : 'linearGradient',
      round ? { id, cx: '38%', cy: '30%', r: '78%' } : { id, x1: 0, y1: 0, x2: 1, y2: 1 },
      stops.map(([offset, tone]) => s('stop', { offset, class: tone })),
    );
  const grain = s(
    'pattern',
    { id: 'grain', width: 240, height: 90, patternUnits: 'userSpaceOnUse' },
    s('path', {
      class: 'grain',
      d:
        'M0 9 Q60 2 120 10 T240 9 M0 24 Q70 30 130 23 T240 24 M0 41 Q50 34 110 42 T240 41 ' +
        'M0 55 Q80 63 140 54 T240 55 M0 71 Q60 65 120 72 T240 71 M0 84 Q90 90 150 83 T240 84',
    }),
  );
  return s(
    'svg',
    { class: 'palette', 'aria-hidden': 'true', width: 0, height: 0 },
    s(
      'defs',
      {},
      gradient('white-top', [[0, 'w-hi'], [0.55, 'w-mid'], [1, 'w-low']]),
      gradient('black-top', [[0, 'b-hi'], [0.5, 'b-mid'], [1, 'b-low']]),
      gradient('wood', [[0, 'wood-hi'], [0.5, 'wood-mid'], [1, 'wood-low']], false),
      gradient('frame', [[0, 'frame-hi'], [1, 'frame-low']], false),
      gradient('light-square', [[0, 'light-hi'], [1, 'light-low']], false),
      gradient('dark-square', [[0, 'dark-hi'], [1, 'dark-low']], false),
      grain,
      SIDES.flatMap((side) =>
        KINDS.map((kind) => s('g', { id: `stone-${side}-${kind}` }, stone({ side, kind }))),
      ),
    ),
  );
}

const SIDES = /** @type {const} */ (['W', 'B']);
const KINDS = /** @type {const} */ (['stone', 'man', 'king', 'wolf', 'sheep']);

/** A glyph in the middle of a stone, about 40 units wide. */
const GLYPHS = {
  wolf: 'M-22 -22 L-10 -10 Q0 -14 10 -10 L22 -22 L20 2 Q14 18 0 24 Q-14 18 -20 2 Z M-9 0 L-3 3 M9 0 L3 3 M-3 14 L3 14',
  sheep:
    'M-18 -4 Q-24 -16 -12 -16 Q-8 -24 0 -19 Q8 -24 12 -16 Q24 -16 18 -4 Q22 8 11 10 Q8 20 0 20 Q-8 20 -11 10 Q-22 8 -18 -4 Z M-6 2 L-6 3 M6 2 L6 3 M-3 11 Q0 14 3 11',
};

/** One of each, to be copied. @type {Map<string, SVGGElement>} */
const stones = new Map();

/**
 * A stone around the origin, about 80 units wide.
 * @param {{side: import('./types.d.ts').Side, kind: Piece['kind']}} piece
 */
export function stone(piece) {
  const name = piece.side + piece.kind;
  const one = stones.get(name) ?? carved(piece);
  stones.set(name, one);
  return /** @type {SVGGElement} */ (one.cloneNode(true));
}

/**
 * Dark stones carry two rings, light ones a single one, so that colour is never the only sign.
 * @param {{side: import('./types.d.ts').Side, kind: Piece['kind']}} piece
 */
function carved({ side, kind }) {
  const look = side === 'W' ? 'white' : 'black';
  const disc = (/** @type {number} */ lift) =>
    s(
      'g',
      { transform: `translate(0 ${-lift})` },
      s('circle', { class: `${look}-edge`, r: 39, cy: 4 }),
      s('circle', { class: `${look}-face`, r: 39, fill: `url(#${look}-top)` }),
      s('circle', { class: `${look}-ring`, r: 29 }),
      side === 'B' && kind !== 'wolf' ? s('circle', { class: `${look}-ring`, r: 17 }) : null,
    );
  const glyph =
    kind === 'wolf' || kind === 'sheep'
      ? s('path', { class: `${look}-glyph`, d: GLYPHS[kind] })
      : null;
  return s(
    'g',
    { class: `stone ${look}` },
    s('ellipse', { class: 'shadow', cx: 3, cy: 9, rx: 41, ry: 39 }),
    disc(0),
    kind === 'king' ? disc(15) : null,
    kind === 'king'
      ? s('path', { class: `${look}-glyph`, transform: 'translate(0 -15)', d: CROWN })
      : null,
    glyph,
  );
}

const CROWN = 'M-17 10 L-20 -9 L-9 0 L0 -14 L9 0 L20 -9 L17 10 Z';

/**
 * Where a cell's middle lies, as the player at the bottom sees it.
 * @param {BoardShape} shape
 * @param {{x: number, y: number}} cell
 * @param {boolean} turned
 */
export function place(shape, { x, y }, turned) {
  const last = shape.size - 1;
  return {
    x: FRAME + ((turned ? last - x : x) + 0.5) * CELL,
    y: FRAME + ((turned ? last - y : y) + 0.5) * CELL,
  };
}

/**
 * The empty board.
 * @param {BoardShape} shape
 * @param {boolean} turned
 */
export function boardArt(shape, turned) {
  const side = shape.size * CELL;
  const whole = side + 2 * FRAME;
  const frame = [
    s('rect', { class: 'frame', width: whole, height: whole, rx: 26, fill: 'url(#frame)' }),
    s('rect', { class: 'grained', width: whole, height: whole, rx: 26, fill: 'url(#grain)' }),
  ];
  const middle = FRAME + side / 2;
  return s(
    'g',
    { class: 'board-art' },
    frame,
    shape.kind === 'points' ? points(shape, side) : squares(shape, side),
    edgeNames(shape, turned, middle),
  );
}

/**
 * @param {BoardShape} shape
 * @param {number} side
 */
function points(shape, side) {
  const at = new Map(shape.points.map((p) => [p.id, place(shape, p, false)]));
  const lines = shape.lines.map(([a, b]) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
  });
  const d = lines.join('');
  return [
    s('rect', { class: 'field', x: FRAME, y: FRAME, width: side, height: side, rx: 12, fill: 'url(#wood)' }),
    s('rect', { class: 'grained', x: FRAME, y: FRAME, width: side, height: side, rx: 12, fill: 'url(#grain)' }),
    s('path', { class: 'groove-light', d, transform: 'translate(1.5 2)' }),
    s('path', { class: 'groove', d }),
    [...at.values()].map(({ x, y }) => s('circle', { class: 'dimple', cx: x, cy: y, r: 10 })),
  ].flat();
}

/**
 * @param {BoardShape} shape
 * @param {number} side
 */
function squares(shape, side) {
  const dark = shape.points.map(({ x, y }) => `M${FRAME + x * CELL} ${FRAME + y * CELL}h100v100h-100z`);
  return [
    s('rect', { class: 'field', x: FRAME, y: FRAME, width: side, height: side, fill: 'url(#light-square)' }),
    s('path', { class: 'dark-squares', d: dark.join(''), fill: 'url(#dark-square)' }),
    s('rect', { class: 'grained', x: FRAME, y: FRAME, width: side, height: side, fill: 'url(#grain)' }),
    s('rect', { class: 'edge', x: FRAME, y: FRAME, width: side, height: side }),
  ];
}

/**
 * @param {BoardShape} shape
 * @param {boolean} turned
 * @param {number} middle
 */
function edgeNames(shape, turned, middle) {
  const last = shape.size - 1;
  const along = (/** @type {number} */ i) => FRAME + ((turned ? last - i : i) + 0.5) * CELL;
  const far = middle * 2 - FRAME / 2;
  return s(
    'g',
    { class: 'edge-names' },
    shape.columns.map((name, i) => s('text', { x: along(i), y: far + 9 }, name)),
    shape.rows.map((name, i) => s('text', { x: FRAME / 2, y: along(i) + 9 }, name)),
  );
}

/** What small boards there are already in the page, by what is on them. @type {Map<string, string>} */
const drawn = new Map();

/**
 * A small board that is only looked at, still blank: `draw` draws it. Many look alike, so each is
 * drawn once and referred to.
 * @param {BoardShape} shape
 * @param {Piece[]} pieces
 */
export function picture(shape, pieces) {
  const whole = shape.size * CELL + 2 * FRAME;
  const look = { class: 'picture', viewBox: `0 0 ${whole} ${whole}`, 'aria-hidden': 'true' };
  const element = s('svg', look);
  return { element, draw: () => element.append(s('use', { href: `#${drawing(shape, pieces)}` })) };
}

/**
 * @param {BoardShape} shape
 * @param {Piece[]} pieces
 * @returns {string} its id in the page
 */
function drawing(shape, pieces) {
  const key = JSON.stringify([shape, pieces]);
  const id = drawn.get(key) ?? `picture-${drawn.size}`;
  if (!drawn.has(key)) {
    drawn.set(key, id);
    const at = new Map(shape.points.map((p) => [p.id, place(shape, p, false)]));
    const standing = pieces.map((piece) =>
      s('use', { href: `#stone-${piece.side}-${piece.kind}`, ...at.get(piece.at) }),
    );
    document.querySelector('.palette defs')?.append(s('g', { id }, boardArt(shape, false), standing));
  }
  return id;
}
