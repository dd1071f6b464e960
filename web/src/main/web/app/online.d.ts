/**
 * What the page and a server tell each other about games between people. The server answers under
 * `api/`. Where there is one, `files.json` comes with the header `Zwick-Hall: open`: so a page on a
 * plain web server finds out without asking for what is not there.
 *
 * Every answer that is not what was asked for is `application/problem+json`: a `Problem`.
 * Programs carry `Authorization: Bearer …`, which is good for looking or for playing too, never for
 * matters of the account. Requests of the page carry the cookie that `POST api/session` sets, and
 * `Accept-Language` or `?language=`.
 */
import type { GameView, Side } from './types.d.ts';

/** RFC 9457. `detail` is a sentence in the asker's language. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** a stable id such as `must-capture`, `not-seated`, `name-taken` */
  reason?: string;
  /** points of the board it is about */
  points?: number[];
  /** with `muted` and `banned`: when it ends, null if it must be lifted */
  until?: number | null;
  /** with `muted` and `banned` */
  why?: string;
}

export type Pace =
  | { kind: 'unhurried' }
  /** milliseconds */
  | { kind: 'live'; base: number; increment: number }
  /** days for a move, days in all that moves may take longer, days of holiday for each */
  | { kind: 'post'; days: number; bank: number; rest: number };

export interface Terms {
  rules: string;
  /** where it begins, if not where the rules say */
  position?: string;
  pace: Pace;
  /** the host's colour */
  host: Side | 'lot';
  rated: boolean;
}

/** Somebody, as everybody may see him. */
export interface Person {
  id: string;
  /** none for a guest without a name */
  name: string | null;
  account: boolean;
  bot: boolean;
}

export type Sitter =
  | ({ kind: 'person'; here: boolean } & Person)
  | { kind: 'computer'; level: number };

/** A game between two, without its moves. */
export interface Table {
  id: string;
  /** of its last event: the `expectedVersion` of the next command */
  seq: number;
  phase: 'invited' | 'playing' | 'over' | 'aborted';
  terms: Terms;
  /** whether it stands in the lobby */
  listed: boolean;
  host: Person;
  /** who has answered the invitation with terms of his own */
  guest: Person | null;
  /** whose terms these are: the other one has to agree */
  termsBy: string;
  /** what the host offers to everybody, whatever the guest proposes; null once he has answered his guest */
  offer: Terms | null;
  seats: Record<Side, Sitter> | null;
  turn: Side;
  moves: number;
  /** time left when the move began, by the server's clock `now`; null without a clock */
  clock: {
    W: number;
    B: number;
    /** how long a move may take before the time above is touched */
    delay: number;
    /** whose clock runs */
    running: Side | null;
    /** milliseconds he has thought by `now` */
    used: number;
  } | null;
  /** the server's time when this was written */
  now: number;
  /** when something happens by itself, in milliseconds since 1970 */
  deadline: number | null;
  /** from when on the other may claim the game, because the player to move is away */
  absent: number | null;
  /** who asks to take a move back */
  askedBack: Side | null;
  askedRematch: Side | null;
  /** the game in which they meet again */
  next: string | null;
  outcome: { winner: Side | null; by: string } | null;
  watchers: number;
  created: number;
  changed: number;
}

/** One thing that happened. What else it holds depends on its kind; `acted` is what the page plays. */
export type Happening =
  | { seq: number; at: number; kind: 'acted'; action: string; used: number }
  | { seq: number; at: number; kind: string };

export interface Message {
  n: number;
  at: number;
  /** id of the person who says it */
  by: string;
  /** neither this nor `words`: what was said under this number has been removed */
  phrase: string | null;
  words: string | null;
}

/** A game with its moves, as it is sent when one opens it. */
export interface OpenTable {
  table: Table;
  /** the whole game, for the question `view` */
  record: string;
  /** which seat the asker has; null for those who watch */
  you: Side | null;
  /** others than the two who play see phrases only */
  messages: Message[];
  /** only from `GET api/games/ID`: what can be done now, for programs without a referee */
  view?: GameView;
}

export interface Me extends Person {
  /** whether he allows the other's own words */
  freeText: boolean;
  /** per family, for accounts */
  ratings: Record<string, { rating: number; deviation: number; games: number; provisional: boolean }>;
  /** only there for an account: whether its passkeys are the only way in */
  passkeyOnly?: boolean;
  /** only there for an administrator; he can do as one only after he has shown a passkey */
  administrator?: true;
}

export type ReportReason = 'insult' | 'name' | 'spam' | 'stalling' | 'cheating' | 'other';

/** What somebody has told of a player; for administrators. */
export interface Report {
  id: string;
  at: number;
  reporter: Person;
  player: Person;
  /** what is in force for the player */
  muted: boolean;
  banned: boolean;
  game: string | null;
  /** the number of a message there, and what it says unless it was removed */
  message: number | null;
  phrase: string | null;
  said: string | null;
  reason: ReportReason;
  /** what the reporter adds */
  words: string | null;
  /** how many are open about this player where this one stands for all of them, else 1 */
  together: number;
}

/** Of a player, or of an address. */
export interface Sanction {
  id: string;
  kind: 'mute' | 'ban';
  player: Person | null;
  address: string | null;
  why: string;
  created: number;
  /** null: until it is lifted */
  ends: number | null;
  /** null: at the command line */
  by: Person | null;
}

/** One decision. */
export interface AuditEntry {
  n: number;
  at: number;
  /** null: at the command line */
  by: Person | null;
  deed: string;
  player: Person | null;
  game: string | null;
  message: number | null;
  /** a new name, or an address */
  detail: string | null;
  ends: number | null;
  why: string;
}

/** What somebody is known by; the secret itself is told once. */
export interface Key {
  id: string;
  kind: 'cookie' | 'bearer' | 'feed';
  /** `read`: whatever is asked with GET; `play`: games, commands and messages too; `own`: his browser */
  scope: 'read' | 'play' | 'own';
  label: string;
  /** the player of his own whose it is */
  bot: string | null;
  created: number;
  used: number;
  expires: number;
  /** whether it is the one that asks */
  current: boolean;
}

/** A key to come in with, as its owner finds it in a list. */
export interface Passkey {
  id: string;
  label: string;
  created: number;
  /** last; null before the first time */
  used: number | null;
}

/** What a browser got from a device; all bytes in base64url. */
export interface Credential {
  id: string;
  type: string;
  response: Record<string, string>;
}

/** What a browser is asked for: `PublicKeyCredentialCreationOptionsJSON` of the standard … */
export interface PasskeyCreation {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  excludeCredentials: { type: 'public-key'; id: string }[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
}

/** … and `PublicKeyCredentialRequestOptionsJSON`. */
export interface PasskeyRequest {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: { type: 'public-key'; id: string }[];
  userVerification: 'required';
}

/** A line in a list of games. */
export interface Row {
  id: string;
  phase: Table['phase'];
  rules: string;
  pace: Pace;
  rated: boolean;
  host: Person;
  seats: Record<Side, Sitter> | null;
  turn: Side | null;
  moves: number;
  deadline: number | null;
  outcome: { winner: Side | null; by: string } | null;
  changed: number;
  /** which seat the asker has */
  you: Side | null;
  /** whether it is the asker who has to do something */
  yourTurn: boolean;
}

/**
 * HTTP.
 *
 * | request | answer |
 * |---|---|
 * | `GET api/me` | `Me`, or 401 `no-session` |
 * | `POST api/session` | `Me`; makes a guest where there is no session yet |
 * | `PATCH api/me` `{name?, freeText?, …proof}` | `Me`; an account is renamed only with a proof: `{password}` or `{credential}` |
 * | `POST api/account` `{name, password}` | `Me`: the guest becomes an account; his tokens end |
 * | `POST api/login` `{name, password}` | `Me`; the guest's games move over |
 * | `POST api/logout` | 204 |
 * | `POST api/me/password` `{old, fresh}` | `Me`; all his tokens end and this browser gets another |
 * | `DELETE api/me` proof | 204: everything about him is deleted; a guest has nothing to prove |
 * | `GET api/me/export` | a JSON file with everything kept about him |
 * | `POST api/me/feed` proof | `{atom, calendar}`: addresses that tell of his turns |
 * | `GET api/me/tokens` | `{tokens: Key[]}`: what he and his programs are known by |
 * | `DELETE api/me/tokens/ID` proof, `DELETE api/me/tokens` proof | 204: it ends; all browsers but this one are logged out |
 * | `POST api/me/tokens` `{label?, bot?, scope?, …proof}` | `{token}`: for a program, told once |
 * | `GET api/me/bots`, `POST api/me/bots` `{name}` | players of one's own for whom a program plays |
 * | `POST api/passkeys/login/begin` | `PasskeyRequest` |
 * | `POST api/passkeys/login/finish` `{credential}` | `Me`; the guest's games move over |
 * | `GET api/passkeys` | `{passkeys: Passkey[]}` |
 * | `POST api/passkeys/proof/begin` | `PasskeyRequest`: for a proof with one's own passkey |
 * | `POST api/passkeys/proof/finish` `{credential}` | `Me`: an administrator's rights begin |
 * | `POST api/passkeys/only` `{on, credential}` | `Me`: whether the password still lets in |
 * | `POST api/passkeys/registration/begin` proof | `PasskeyCreation` |
 * | `POST api/passkeys/registration/finish` `{label, credential}` | 201 `Passkey` |
 * | `PATCH api/passkeys/ID` `{label}` | `Passkey` |
 * | `DELETE api/passkeys/ID` proof | 204 |
 * | `GET api/me/games` | `{games: Row[]}`, by deadline |
 * | `GET api/me/history?before=` | `{games: Row[]}`, the last first |
 * | `GET api/lobby` | `{invitations: Row[], games: Row[]}` |
 * | `GET api/known?rules=` | how much is known for sure of a game: `{rules, known: 'all' or 'some' or 'nothing'}` |
 * | `GET api/probe?rules=&position=` | `Coaching`; 404 where nothing is known |
 * | `POST api/chance` `{record}` | `{chance}`: a `LastChance` of a game that is over, or null |
 * | `POST api/games` `{terms, listed?, level?}` | 201 `OpenTable`; with `level` against the computer |
 * | `GET api/games/ID` | `OpenTable` with `view` |
 * | `POST api/games/ID/commands` `Command` | 200 `{seq, table}`; 409 `Problem` with `events` when stale; 422 `Problem` when refused |
 * | `GET api/games/ID/events?since=&follow=` | ndjson of `Happening` |
 * | `GET api/games/ID/record?format=` | the game as `pdn`, `json` or `text` |
 * | `GET api/games/ID/messages`, `POST …` `{phrase}` or `{words}` | `{messages}` |
 * | `GET api/players/ID` | `Person` with `ratings` |
 * | `POST api/reports` `{player, game?, message?, reason, words?}` | 204: somebody will look into it |
 * | `GET api/admin/reports?player=`, `POST api/admin/reports/ID/dismiss` `{why}`, `POST api/admin/reports/dismiss` `{player, why}` | `{reports: Report[]}`, the newest about each player or all about one; 204; all of `admin` is 404 but for an administrator's cookie, and 403 `passkey-needed` before he has shown a passkey |
 * | `GET api/admin/sanctions`, `POST …` `{kind, player or address, withAddress?, hours?, why, report?}`, `POST …/ID/lift` `{why}` | `{sanctions: Sanction[]}` |
 * | `POST api/admin/removals` `{what: 'message' or 'game' or 'player', game?, message?, player?, why, report?}` | 204 |
 * | `POST api/admin/names` `{player, name, why, report?}` | 204 |
 * | `GET api/admin/log?before=` | `{entries: AuditEntry[]}`, the last first |
 */
export type Command = { commandId: string; expectedVersion: number } & Deed;

export type Deed =
  | { do: 'join' }
  | { do: 'propose'; terms: Terms }
  /** of host and guest: what was proposed is off, the host's offer stands again */
  | { do: 'decline' }
  /** whatever is in `choices` and `rights` of the view, except `takeback` */
  | { do: 'act'; action: string }
  | { do: 'ask-back' }
  | { do: 'answer-back'; yes: boolean }
  | { do: 'abort' }
  | { do: 'claim-absence' }
  | { do: 'rest'; days: number }
  | { do: 'rematch' };

/** The socket, `api/socket`: what the page says … */
export type Said =
  /** tells the game from the event after `since`; with `since` 0 all of it */
  | { type: 'watch'; game: string; since: number }
  | { type: 'leave'; game: string }
  | ({ type: 'command'; game: string } & Command)
  | { type: 'say'; game: string; phrase?: string; words?: string }
  /** from now on `lobby` whenever it changes, at most once a second */
  | { type: 'lobby'; on: boolean }
  | { type: 'ping' };

/** … and what it hears. */
export type Heard =
  /** the answer to `watch`, if the page has not seen the beginning */
  | ({ type: 'open'; game: string } & OpenTable)
  /** something has happened; events the page knows already are to be ignored, after a gap it watches again */
  | { type: 'events'; game: string; events: Happening[]; table: Table }
  /** who is there has changed, nothing else; at most once a second */
  | { type: 'table'; game: string; table: Table }
  | { type: 'message'; game: string; message: Message }
  | { type: 'done'; game: string; commandId: string; seq: number }
  | { type: 'stale'; game: string; commandId: string; events: Happening[]; table: Table }
  | { type: 'refused'; game: string | null; commandId: string | null; problem: Problem }
  | { type: 'lobby'; invitations: Row[]; games: Row[] }
  /** one of the asker's own games, wherever he is on the page */
  | { type: 'mine'; row: Row }
  | { type: 'pong'; now: number }
  /** the server goes away for a moment; the page connects again by itself */
  | { type: 'bye' };
