// @ts-check
/** The other side of `mind.js`: loads the Java program and hands questions to it, one by one. */
import { load } from '../wasm/zwick-runtime.js';

/**
 * @typedef {object} Program
 * @property {(question: string, json: string) => string} ask
 * @property {(json: string, listener: (report: string) => void) => string} analyse
 */

/** @type {Promise<Program>} */
const program = load(new URL('../wasm/zwick.wasm', import.meta.url).href).then(
  ({ exports }) => /** @type {Program} */ (exports),
);

/** @param {MessageEvent<{id: number, question: string, json: string}>} event */
self.onmessage = async ({ data: { id, question, json } }) => {
  try {
    const { ask, analyse } = await program;
    const answer =
      question === 'analyse'
        ? analyse(json, (report) => self.postMessage({ id, report }))
        : ask(question, json);
    self.postMessage({ id, answer });
  } catch (error) {
    self.postMessage({ id, failure: String(error) });
  }
};
