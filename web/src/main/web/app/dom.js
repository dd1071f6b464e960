// @ts-check
/** Elements in one line each: h('button', {class: 'big', onclick: go}, 'Start'). */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props] attributes; functions named on… listen, `false` and `null` leave out
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, props, children);
  return /** @type {SVGElementTagNameMap[K]} */ (element);
}

/**
 * @param {Element} element
 * @param {Props} props
 * @param {(Child | Child[])[]} children
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(...children.flat().filter(present).map(text));
}

/**
 * @param {Child} child
 * @returns {child is Node | string | number}
 */
function present(child) {
  return child !== null && child !== undefined && child !== false;
}

/**
 * @param {Node | string | number} child
 * @returns {Node | string}
 */
function text(child) {
  return typeof child === 'number' ? String(child) : child;
}

/**
 * Replaces all children.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function put(parent, ...children) {
  parent.replaceChildren(...children.flat().filter(present).map(text));
}

/**
 * The element with this id, which the page always has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/** @returns {boolean} whether things should rather not move */
export function calm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @param {number} millis */
export function pause(millis) {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
