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
        : question === 'fetch'
          ? await learn(ask, JSON.parse(json).file)
          : ask(question, json);
    self.postMessage({ id, answer });
  } catch (error) {
    self.postMessage({ id, failure: String(error) });
  }
};

/**
 * Fetches a file of weights and has the program read it: here, since on the page it would be felt.
 * @param {Program['ask']} ask
 * @param {string} file
 */
async function learn(ask, file) {
  try {
    const response = await fetch(new URL(`../weights/${file}`, import.meta.url));
    if (!response.ok) throw new Error(response.statusText);
    const bytes = new Uint8Array(await response.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return ask('learn', JSON.stringify({ file, base64: btoa(text) }));
  } catch {
    return JSON.stringify({ trouble: [] }); // no network
  }
}
