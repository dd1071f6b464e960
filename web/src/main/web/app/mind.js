// @ts-check
/**
 * The Java program in a worker. Two of them run: one referees and writes texts, always at once; one
 * thinks, and is simply ended when nobody wants to know any more.
 */

/** @typedef {import('./types.d.ts').Questions} Questions */
/**
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {((report: any) => void) | undefined} report
 */

/** What was sent made no sense to the program; the sentences say why. */
export class Trouble extends Error {
  /** @param {string[]} sentences */
  constructor(sentences) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** The search was ended because nobody waits for it any more. */
export class Stopped extends Error {}

export class Mind {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #number = 0;
  /** @type {Map<string, Promise<unknown>>} files of weights this worker has read or is reading */
  #learned = new Map();

  /**
   * @template {keyof Questions} Q
   * @param {Q} question
   * @param {Questions[Q]['ask']} about
   * @param {(report: Questions[Q]['answer']) => void} [report]
   * @returns {Promise<Questions[Q]['answer']>}
   */
  ask(question, about, report) {
    return this.#send(question, about, report);
  }

  /**
   * @param {string} question one of those, or `fetch`, which the worker itself sees to
   * @param {object} about
   * @param {(report: any) => void} [report]
   * @returns {Promise<any>}
   */
  #send(question, about, report) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, report });
      this.#start().postMessage({ id, question, json: JSON.stringify(about) });
    });
  }

  /**
   * Fetches what was learned for these rules, once; without it the program plays all the same.
   * @param {string} rules
   */
  async learn(rules) {
    const { file } = await this.ask('weights', { rules });
    if (!file) return;
    const learning = this.#learned.get(file) ?? this.#send('fetch', { file });
    this.#learned.set(file, learning);
    try {
      await learning;
    } catch (error) {
      if (error instanceof Stopped) throw error;
      this.#learned.delete(file); // no network, or damaged: again next time
    }
  }

  /** Whether somebody waits for an answer. */
  get busy() {
    return this.#waiting.size > 0;
  }

  /** Starts it before anybody asks. */
  wake() {
    this.#start();
  }

  /** Ends whatever it is doing; the next question starts it anew. */
  stop() {
    this.#end(new Stopped());
  }

  /** @param {Error} why */
  #end(why) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#learned.clear();
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #start() {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.#end(new Error(event.message));
      };
    }
    return this.#worker;
  }

  /** @param {{id: number, answer?: string, report?: string, failure?: string}} said */
  #hear({ id, answer, report, failure }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (report !== undefined) {
      waiting.report?.(JSON.parse(report));
      return;
    }
    if (answer === undefined) {
      this.#end(new Error(failure)); // the program itself has failed
      return;
    }
    this.#waiting.delete(id);
    const read = JSON.parse(answer);
    if (read.trouble) waiting.reject(new Trouble(read.trouble));
    else waiting.resolve(read.answer);
  }
}

export const referee = new Mind();
export const thinker = new Mind();

referee.wake(); // while the other modules are still on their way
