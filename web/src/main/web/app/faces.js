// @ts-check
/** The computer's players: stones with a face, from a first-timer to a master, and one who knows all. */
import { s } from './dom.js';

const EYES = {
  round: 'M-13 -5 a4 5 0 1 0 .1 0 M13 -5 a4 5 0 1 0 .1 0',
  keen: 'M-19 -6 Q-13 -12 -7 -6 M7 -6 Q13 -12 19 -6',
};

/** What each one wears, drawn over the stone; the mouth differs as well. */
const DRESS = [
  () => s('g', { class: 'face-pink' }, s('circle', { cx: 0, cy: 17, r: 9 }), s('circle', { class: 'face-line', cx: 0, cy: 17, r: 4 })),
  () => s('path', { class: 'face-pink', d: 'M0 -38 L-20 -50 L-20 -28 Z M0 -38 L20 -50 L20 -28 Z' }),
  () => s('path', { class: 'face-blue', d: 'M-36 -20 Q-30 -48 0 -48 Q30 -48 36 -20 L58 -16 Q40 -10 20 -20 Z' }),
  () => s('path', { class: 'face-line', d: 'M-26 -3 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 M2 -3 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 M-2 -3 h4' }),
  () => s('path', { class: 'face-brown', d: 'M0 11 Q-12 2 -26 14 Q-12 20 0 14 Q12 20 26 14 Q12 2 0 11 Z' }),
  () => s('g', {}, s('path', { class: 'face-green', d: 'M-30 -26 L-24 -58 L24 -58 L30 -26 Z' }), s('path', { class: 'face-green', d: 'M-42 -24 h84 v-7 h-84 Z' })),
  () => s('path', { class: 'face-grey', d: 'M-34 4 Q-30 52 0 56 Q30 52 34 4 Q20 20 12 12 Q0 6 -12 12 Q-20 20 -34 4 Z' }),
  () => s('path', { class: 'face-gold', d: 'M-28 -24 L-34 -56 L-14 -40 L0 -62 L14 -40 L34 -56 L28 -24 Q0 -34 -28 -24 Z' }),
  () => s('path', { class: 'face-gold', d: 'M0 -64 L7 -46 L26 -45 L11 -33 L16 -15 L0 -25 L-16 -15 L-11 -33 L-26 -45 L-7 -46 Z' }),
];

const MOUTH = ['', 'M-10 14 Q0 24 10 14', 'M-12 14 Q0 26 12 14 Z', 'M-9 18 Q0 22 9 18', '', 'M-10 17 H10', 'M-7 20 Q0 24 7 20', 'M-10 16 Q2 22 12 12', 'M-9 16 Q0 23 9 16'];

/**
 * @param {number} level 1 to 9
 * @returns {SVGSVGElement}
 */
export function face(level) {
  const i = Math.min(Math.max(level, 1), 9) - 1;
  return s(
    'svg',
    { class: 'face', viewBox: '-62 -66 124 124', 'aria-hidden': 'true' },
    s('circle', { class: 'white-edge', r: 42, cy: 4 }),
    s('circle', { class: 'white-face', r: 42, fill: 'url(#white-top)' }),
    s('path', { class: 'face-eyes', d: i >= 5 ? EYES.keen : EYES.round }),
    MOUTH[i] ? s('path', { class: 'face-mouth', d: MOUTH[i] }) : null,
    DRESS[i]?.(),
  );
}

/** Two stones side by side: friends at one board. */
export function friends() {
  return s(
    'svg',
    { class: 'face', viewBox: '-62 -66 124 124', 'aria-hidden': 'true' },
    s('circle', { class: 'black-face', cx: 22, cy: -8, r: 34, fill: 'url(#black-top)' }),
    s('path', { class: 'face-eyes light', transform: 'translate(24 -8) scale(.8)', d: EYES.round }),
    s('circle', { class: 'white-face', cx: -22, cy: 12, r: 36, fill: 'url(#white-top)' }),
    s('path', { class: 'face-eyes', transform: 'translate(-22 12) scale(.8)', d: EYES.round }),
    s('path', { class: 'face-mouth', transform: 'translate(-22 12)', d: 'M-10 12 Q0 22 10 12' }),
  );
}

/** A stone in an envelope: a friend far away. */
export function letter() {
  return s(
    'svg',
    { class: 'face', viewBox: '-62 -66 124 124', 'aria-hidden': 'true' },
    s('circle', { class: 'white-face', cy: -14, r: 36, fill: 'url(#white-top)' }),
    s('path', { class: 'face-eyes', transform: 'translate(0 -16) scale(.85)', d: EYES.round }),
    s('path', { class: 'envelope', d: 'M-50 -2 L0 34 L50 -2 V50 H-50 Z' }),
    s('path', { class: 'envelope-fold', d: 'M-50 50 L-12 26 M50 50 L12 26' }),
  );
}
