// @ts-check
/** What this device remembers. A browser that keeps nothing is no reason not to play. */

/** @typedef {import('./types.d.ts').Side} Side */
/**
 * @typedef {object} Settings
 * @property {string} [language]
 * @property {'light' | 'dark'} [theme] none: as the system has it
 * @property {boolean} sound
 * @property {boolean} names whether points show their names
 * @property {boolean} all whether home shows the other games, too
 * @property {boolean} coach whether the coach looks at every move
 */
/** @typedef {import('./types.d.ts').Seat} Seat */
/**
 * @typedef {object} Setting how a game is begun
 * @property {string} rules
 * @property {'computer' | 'friend' | 'link'} opponent here, or elsewhere by link
 * @property {number} level
 * @property {Side | 'lot'} side
 */
/**
 * @typedef {object} Kept a game that is being played
 * @property {string} record
 * @property {Record<Side, Seat>} seats
 * @property {number} seed
 * @property {boolean} turned whether the board is seen from Black's side
 * @property {'new' | 'open' | 'over'} [state] whether there is something to go on with
 */
/**
 * @typedef {object} House rules with a name of their own
 * @property {string} name
 * @property {string} rules
 * @property {string} preset the game they come from
 */

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 */
function kept(key, otherwise) {
  const name = `zwick.${key}`;
  /** @type {T | undefined} */
  let value;
  return {
    /** @returns {T} */
    get() {
      if (value === undefined) {
        try {
          const text = localStorage.getItem(name);
          const read = text === null ? null : JSON.parse(text);
          value = merge(otherwise, read);
        } catch {
          value = otherwise; // unreadable, or no storage here
        }
      }
      return /** @type {T} */ (value);
    },
    /** @param {T extends any[] | null ? T : Partial<T>} next */
    set(next) {
      value = merge(this.get(), next);
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // full or forbidden: it is remembered until the page is closed
      }
    },
  };
}

/**
 * What is new over what was; whatever is not of the same kind is left out.
 * @param {any} old
 * @param {any} next
 */
function merge(old, next) {
  if (Array.isArray(old)) return Array.isArray(next) ? next : old;
  const plain = next !== null && typeof next === 'object' && !Array.isArray(next);
  return plain ? { ...old, ...next } : old;
}

/** @type {Settings} */
const USUAL = { sound: true, names: true, all: false, coach: false };
export const settings = kept('settings', USUAL);

/** @type {Setting} */
const FIRST = { rules: 'muehle-ravensburger', opponent: 'computer', level: 2, side: 'W' };
const keptChoice = kept('choice', FIRST);

export const lastChoice = {
  ...keptChoice,
  /** @returns {Setting} */
  get() {
    const { rules, opponent, level, side } = keptChoice.get();
    const fits = Number.isInteger(level) && level >= 1 && level <= 9 && isText(rules);
    return fits && ['W', 'B', 'lot'].includes(side) && ['computer', 'friend', 'link'].includes(opponent)
      ? { rules, opponent, level, side }
      : FIRST;
  },
};

/** How an invitation was made last. @type {{pace: import('./online.d.ts').Pace, listed: boolean, rated: boolean}} */
const SOCIABLE = { pace: { kind: 'unhurried' }, listed: false, rated: false };
export const lastTerms = kept('terms', SOCIABLE);

/**
 * Games between people: whether the page's server has them, whether it knows who sits here, and how
 * many wait for him.
 */
const NOBODY = { there: false, known: false, waiting: 0 };
const keptHall = kept('hall', NOBODY);

export const hall = {
  ...keptHall,
  /** @param {Partial<typeof NOBODY>} next */
  set(next) {
    keptHall.set(next);
    dispatchEvent(new Event('zwick-hall')); // for whoever shows it
  },
};

const keptHouses = kept('houses', /** @type {House[]} */ ([]));

export const houses = {
  ...keptHouses,
  get: () => keptHouses.get().filter((house) => [house?.rules, house?.name, house?.preset].every(isText)),
};

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string';
}

/** What was kept last, for browsers that keep nothing. @type {Kept | null | undefined} */
let held;

/** The game in play; kept whole, never merged. */
export const current = {
  /** @returns {Kept | null} */
  get() {
    try {
      if (held !== undefined) return held;
      const text = localStorage.getItem('zwick.game');
      return text ? JSON.parse(text) : null;
    } catch {
      return null;
    }
  },
  /** @param {Kept | null} game */
  set(game) {
    held = game;
    try {
      if (game) localStorage.setItem('zwick.game', JSON.stringify(game));
      else localStorage.removeItem('zwick.game');
    } catch {
      // as above
    }
  },
};
