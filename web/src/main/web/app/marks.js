// @ts-check
/** Signs on a board. Each is a shape of its own, not only a colour. */
import { s } from './dom.js';

/** @typedef {import('./types.d.ts').Point} Point */
/** @typedef {import('./types.d.ts').Step} Step */
/** @typedef {(at: Point) => {x: number, y: number}} Where */
/**
 * @typedef {object} Sign
 * @property {Point} at
 * @property {string} look `keeps`, `slips`, `loses`, `even` or `holds` where nothing is left to lose, `unknown`
 * @property {boolean} aside whether a piece stands there, which it must not hide
 */

/**
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
 * @property {Sign[]} [judged] what a move there does to the result
 */

/** @type {Record<string, string>} a tick, a wave, a cross, a dot, a ring, a question mark */
const SIGNS = {
  keeps: 'M-9 1 L-3 8 L9 -7',
  slips: 'M-10 3 Q-5 -8 0 0 T10 -3',
  loses: 'M-7 -7 L7 7 M7 -7 L-7 7',
  even: 'M-1 0 H1',
  holds: 'M-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0',
  unknown: 'M-5 -5 Q-4 -10 0 -10 Q6 -10 6 -5 Q6 -1 0 1 V3 M0 9 V9.5',
};
const SHIELD = 'M0 -16 L15 -10 V2 Q15 14 0 20 Q-15 14 -15 2 V-10 Z';

/**
 * What lies under the pieces and what lies over them.
 * @param {Marks} marks
 * @param {Where} where
 * @returns {{under: SVGElement[], over: SVGElement[]}}
 */
export function drawMarks(marks, where) {
  const ring = (/** @type {Point[] | undefined} */ points, /** @type {string} */ look, r = 46) =>
    (points ?? []).map((at) => {
      const { x, y } = where(at);
      return s('circle', { class: `mark ${look}`, cx: x, cy: y, r });
    });
  return {
    under: [
      ...rows(marks.lines ?? [], where),
      ...ring(marks.free, 'free', 13),
      ...ring(marks.last, 'last', 44),
      ...ring(marks.hint, 'hint', 48),
    ],
    over: [
      ...ring(marks.to, 'to', 15),
      ...ring(marks.must, 'must', 45),
      ...ring(marks.picked, 'picked', 45),
      ...ring(marks.take, 'take', 44),
      ...shields(marks.safe ?? [], where),
      ...ring(marks.wrong, 'wrong', 47),
      ...arrows(marks.arrows ?? [], where),
      ...badges(marks.judged ?? [], where),
    ],
  };
}

/**
 * @param {Point[][]} lines
 * @param {Where} where
 */
function rows(lines, where) {
  return lines.map((row) => {
    const d = row.map(where).map(({ x, y }) => `${x} ${y}`);
    return s('path', { class: 'mark row', d: `M${d.join('L')}` });
  });
}

/**
 * @param {Point[]} points
 * @param {Where} where
 */
function shields(points, where) {
  return points.map((at) => {
    const { x, y } = where(at);
    return s('path', { class: 'mark safe', d: SHIELD, transform: `translate(${x} ${y})` });
  });
}

/**
 * @param {Sign[]} judged
 * @param {Where} where
 */
function badges(judged, where) {
  return judged.map(({ at, look, aside }) => {
    const { x, y } = where(at);
    const away = aside ? 30 : 0;
    return s(
      'g',
      { class: `mark judged ${look}`, transform: `translate(${x + away} ${y - away})` },
      s('circle', { r: 19 }),
      s('path', { d: SIGNS[look] ?? '' }),
    );
  });
}

/**
 * @param {{from: Point, to: Point}[]} ways
 * @param {Where} where
 */
function arrows(ways, where) {
  return ways.map(({ from, to }) => {
    const [a, b] = [where(from), where(to)];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const tip = Math.hypot(b.x - a.x, b.y - a.y) - 18;
    return s('path', {
      class: 'mark arrow',
      d: `M20 0 H${tip - 20} M${tip} 0 l-30 -17 v34 z`,
      transform: `translate(${a.x} ${a.y}) rotate(${(angle * 180) / Math.PI})`,
    });
  });
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
