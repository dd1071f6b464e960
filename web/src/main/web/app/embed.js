// @ts-check
/**
 * A game on somebody else's page: a board to look at, which follows the game as long as it is
 * played. It knows nobody and asks without cookies.
 */
import { palette } from './art.js';
import { Board } from './board.js';
import { byId, h, pause, put } from './dom.js';
import { traces } from './marks.js';
import { referee } from './mind.js';
import { called } from './server.js';
import { lang, loadTexts, t } from './texts.js';

/** @typedef {import('./online.d.ts').OpenTable} OpenTable */
/** @typedef {import('./online.d.ts').Sitter} Sitter */
/** @typedef {import('./types.d.ts').GameView} GameView */

const GAME = location.pathname.split('/').pop() ?? '';

/** Milliseconds until it asks again after the connection has broken. */
const AGAIN = 3_000;

/** @param {string} path */
const ask = (path) => fetch(new URL(`../api/games/${path}`, location.href), { credentials: 'omit' });

/** @returns {Promise<OpenTable>} */
async function look() {
  const answer = await ask(`${GAME}?language=${lang()}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** @param {Sitter} sitter */
function name(sitter) {
  return sitter.kind === 'person' ? called(sitter) : `${t('computer')} ${sitter.level}`;
}

class Show {
  /** @type {Board | null} */
  #board = null;
  #rules = '';
  #seq = 0;
  #moves = 0;
  /** @type {ReadableStreamDefaultReader<Uint8Array> | null} */
  #reader = null;
  #players = h('p', {});
  #place = h('div', { class: 'place' });
  #said = h('p', { role: 'status' });
  #link = h('a', { href: `../game/${GAME}`, target: '_blank', rel: 'noopener' }, 'Zwickmühle');

  constructor() {
    put(byId('screen'), this.#players, this.#place, this.#said, h('p', {}, this.#link));
  }

  /** Whether more may happen. @param {OpenTable} open */
  async show({ table, record }) {
    const view = await referee.ask('view', { record, language: lang() });
    const next = view.moves.length === this.#moves + 1;
    this.#moves = view.moves.length;
    this.#seq = table.seq;
    const board = await this.#boardOf(view);
    const last = view.moves.at(-1);
    if (next && last) {
      await board.play(last.steps);
      await board.lift();
    }
    board.show(view.pieces);
    board.mark(last ? traces(last.steps) : {});
    const { seats } = table;
    this.#players.textContent = seats ? `${name(seats.W)} – ${name(seats.B)}` : view.name;
    this.#said.textContent = view.outcome?.text ?? view.said;
    this.#link.textContent = `${view.name} · Zwickmühle`;
    document.title = this.#link.textContent;
    return table.phase === 'invited' || table.phase === 'playing';
  }

  /** The rules may change until the game begins. @param {GameView} view */
  async #boardOf(view) {
    if (!this.#board || this.#rules !== view.rules) {
      const shape = await referee.ask('board', { rules: view.rules });
      this.#board = new Board(shape, () => {}, view.name);
      this.#board.still();
      this.#rules = view.rules;
      put(this.#place, this.#board.element);
    }
    return this.#board;
  }

  async #listen() {
    const answer = await ask(`${GAME}/events?follow=true&since=${this.#seq}`);
    const reader = answer.body?.getReader();
    if (!answer.ok || !reader) throw new Error(String(answer.status));
    return reader;
  }

  /** Resolves when something has happened, or when nobody knows. */
  async wait() {
    const reader = (this.#reader ??= await this.#listen());
    try {
      for (let part = await reader.read(); ; part = await reader.read()) {
        if (part.done) this.#reader = null;
        if (part.done || part.value.some((byte) => byte !== 10)) return; // an empty line: nothing new
      }
    } catch (error) {
      this.#reader = null;
      throw error;
    }
  }
}

async function follow() {
  await loadTexts();
  document.body.append(palette());
  const show = new Show();
  for (let more = true; more; ) {
    try {
      more = await show.show(await look());
      if (more) await show.wait();
    } catch {
      await pause(AGAIN);
    }
  }
}

void follow();
