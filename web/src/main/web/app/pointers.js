// @ts-check
/**
 * Fingers and mice on a board. A tap means the nearest point, so that small boards have large
 * targets; a piece that may move can also be dragged.
 */
import { CELL } from './art.js';

/** @typedef {import('./types.d.ts').Point} Point */

/** How far a finger may tremble, in pixels. */
const STILL = 7;

/**
 * @param {import('./board.js').Board} board
 * @param {(point: Point) => void} touch
 */
export function pointers(board, touch) {
  /** @type {{id: number, at: Point, x: number, y: number, dragging: boolean} | null} */
  let down = null;
  const { element, svg } = board;

  /** @param {PointerEvent} event */
  const inside = ({ clientX, clientY }) => {
    const box = svg.getBoundingClientRect();
    const unit = svg.viewBox.baseVal.width / box.width;
    return { x: (clientX - box.left) * unit, y: (clientY - box.top) * unit };
  };

  /**
   * @param {PointerEvent} event
   * @returns {Point | null}
   */
  const nearest = (event) => {
    const { x, y } = inside(event);
    let best = null;
    let least = CELL * 0.75;
    for (const { id } of board.shape.points) {
      const at = board.where(id);
      const far = Math.hypot(at.x - x, at.y - y);
      if (far < least) [best, least] = [id, far];
    }
    return best;
  };

  element.addEventListener('pointerdown', (event) => {
    const at = nearest(event);
    if (at === null || event.button !== 0 || (down && down.id !== event.pointerId)) return;
    element.setPointerCapture(event.pointerId); // or a release beside the board would be missed
    down = { id: event.pointerId, at, x: event.clientX, y: event.clientY, dragging: false };
  });

  element.addEventListener('pointermove', (event) => {
    if (!down || event.pointerId !== down.id) return;
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y);
    const standing = board.standing(down.at);
    const grabs = far > STILL && !down.dragging && standing ? board.grabs(down.at) : null;
    if (grabs && standing) {
      down.dragging = true;
      if (grabs === 'pick') touch(down.at);
      standing.element.classList.add('dragging');
    }
    if (down.dragging && standing) {
      const { x, y } = inside(event);
      standing.element.style.transform = `translate(${x}px, ${y}px)`;
    }
  });

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!down || event.pointerId !== down.id) return;
    const { at, dragging, x, y } = down;
    down = null;
    const to = nearest(event);
    if (dragging) {
      board.settle(at); // unless the touch moves it
      if (to !== null && to !== at && event.type === 'pointerup') touch(to);
    } else if (event.type === 'pointerup') {
      const still = to === at && Math.hypot(event.clientX - x, event.clientY - y) <= STILL * 3;
      // a piece that cannot be dragged: whoever tried hears why
      if (still || (to !== at && board.standing(at))) touch(at);
    }
  };
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
}
