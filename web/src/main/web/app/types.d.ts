/**
 * What the page and Java tell each other. The page knows no rule, no notation and no sentence about
 * the game: all of it comes in these shapes, from a worker (WebAssembly) or from a server.
 */

export type Side = 'W' | 'B';

/** A point of the board: the number Java gives it. */
export type Point = number;

/** How the board looks to the white player: cells count from the top left corner, from 0. */
export interface BoardShape {
  /** points on lines (mill) or dark squares (draughts, wolf and sheep) */
  kind: 'points' | 'squares';
  /** cells in a row and in a column: 7 for nine men's morris, 8 or 10 for draughts */
  size: number;
  points: { id: Point; name: string; x: number; y: number }[];
  /** drawn lines of a mill board, as pairs of points; none for squares */
  lines: [Point, Point][];
  /** names along the edges, from the left and from the top; empty where squares are numbered */
  columns: string[];
  rows: string[];
}

export interface Piece {
  at: Point;
  side: Side;
  kind: 'stone' | 'man' | 'king' | 'wolf' | 'sheep';
}

/** What a hand does on the board. */
export type Step =
  | { do: 'place'; to: Point; side: Side; kind: Piece['kind'] }
  | { do: 'slide'; from: Point; to: Point }
  | { do: 'jump'; from: Point; over: Point; to: Point }
  | { do: 'crown'; at: Point }
  | { do: 'remove'; at: Point }
  | { do: 'sweep'; at: Point[] }
  | { do: 'pass' };

/** One legal move: the points a finger touches, one after the other. */
export interface Choice {
  touches: Point[];
  /** what to send to play it */
  action: string;
  steps: Step[];
  /** lines of the mills it closes */
  mills: Point[][];
}

/** Something a player may do now besides moving. */
export interface Right {
  kind: 'insist' | 'huff' | 'offer' | 'accept' | 'decline' | 'claim' | 'resign' | 'takeback' | 'pass';
  side: Side;
  action: string;
  /** words for the button */
  label: string;
  /** the piece concerned, of a huff */
  at?: Point;
}

/** How far a draw rule has come. */
export interface Counter {
  rule: string;
  have: number;
  need: number;
  text: string;
}

export interface MoveEntry {
  side: Side;
  /** the number of the full move, as lists print it */
  number: number;
  /** in the game's notation */
  text: string;
  /** a whole sentence */
  spoken: string;
  steps: Step[];
}

export interface GameView {
  rules: string;
  name: string;
  family: 'mill' | 'draughts' | 'wolf';
  /** the whole game, to be kept and handed back */
  record: string;
  /** accepted actions so far */
  version: number;
  /** which move of `moves` the board shows: 0 for the start, `moves.length` for now */
  at: number;
  position: string;
  turn: Side;
  pieces: Piece[];
  /** what pieces each side can have; those it begins with come first */
  kinds: Record<Side, [Piece['kind'], ...Piece['kind'][]]>;
  /** pieces not yet placed */
  hand: Record<Side, number>;
  /** pieces of that colour that were taken */
  taken: Record<Side, number>;
  /** legal moves; none once the game is over or when the board shows the past */
  choices: Choice[];
  /** pieces that have to capture, where the rules say so */
  must: Point[];
  rights: Right[];
  /** what to send for these, allowed now or not: if not, the referee says why */
  requests: Record<Side, { offer: string; claim: string; resign: string; takeback: string }>;
  counters: Counter[];
  moves: MoveEntry[];
  /** what the side to move is to do, in a sentence */
  prompt: string;
  /** what was done last, in a sentence; empty at the start */
  said: string;
  outcome: { winner: Side | null; by: string; text: string } | null;
  /** who has a draw offer open */
  offer: Side | null;
  zwickmuehlen: { side: Side; stone: Point; lines: Point[][]; text: string }[];
}

/** Why something is not done, and the points it is about. */
export interface Refusal {
  reason: string;
  text: string;
  points: Point[];
}

export interface GameCard {
  preset: string;
  rules: string;
  name: string;
  summary: string;
  family: 'mill' | 'draughts' | 'wolf';
  /** from a printed booklet; the others are known everywhere */
  booklet: boolean;
  /** whether there is a computer player who knows everything about it */
  perfect: boolean;
  /** a position that shows what the game looks like */
  pieces: Piece[];
  board: BoardShape;
}

export interface OptionValue {
  value: string;
  text: string;
  /** the rule set with this value, where the values fit together */
  rules: string | null;
  /** why they do not */
  trouble: string | null;
}

export interface RuleCard {
  rules: string;
  preset: string;
  name: string;
  family: 'mill' | 'draughts' | 'wolf';
  options: {
    id: string;
    name: string;
    value: string;
    usual: string;
    /** the source is silent on it, the value is our addition */
    ours: boolean;
    /** the paragraph of the rules page for the value chosen */
    paragraph: string;
    /** a tiny board that shows what the value chosen means */
    illustration: Illustration | null;
    values: OptionValue[];
  }[];
  /** what differs from the booklet; empty if nothing does */
  differences: { option: string; text: string; back: string }[];
  heading: string;
}

/** A small board beside a paragraph, with a move to show on it. */
export interface Illustration {
  board: BoardShape;
  pieces: Piece[];
  hand: Record<Side, number>;
  steps: Step[];
  /** pieces after the move */
  after: Piece[];
  caption: string;
}

export interface RulesPage {
  title: string;
  introduction: string;
  sections: {
    title: string;
    paragraphs: {
      text: string;
      option: string | null;
      origin: 'booklet' | 'ours' | 'house-rule' | 'family';
      /** "Our addition:", "House rule:" or nothing */
      label: string;
      illustration: Illustration | null;
    }[];
  }[];
}

export interface Hint {
  /** first a nudge, where to look … */
  nudge: string;
  points: Point[];
  /** … then what to do */
  move: string;
  action: string;
  steps: Step[];
}

export interface AnalysisLine {
  /** for White, in hundredths of a man or stone; null where it is decided */
  score: number | null;
  /** who stands better, or who wins in how many moves, in words */
  standing: string;
  moves: string[];
  action: string;
  steps: Step[];
}

export interface Analysis {
  depth: number;
  nodes: number;
  millis: number;
  /** for White from 0 (lost) to 1 (won) */
  chance: number;
  lines: AnalysisLine[];
}

/** One step of a guided first game. */
export interface Lesson {
  title: string;
  steps: {
    /** what is to be learned here */
    text: string;
    /** a game record to play from */
    record: string;
    /** what counts as done: one of these actions, or any legal move if empty */
    accept: string[];
    /** said when it is done */
    praise: string;
    /** said when another legal move was made */
    retry: string;
  }[];
}

export interface Level {
  level: number;
  name: string;
  /** only where everything about the game is known */
  perfect: boolean;
}

/** For the side to move. */
export type Value = 'won' | 'drawn' | 'lost';

/** A legal move and what it does to a result that is known for sure. */
export interface CoachedMove {
  /** the action of the choice it belongs to */
  move: string;
  /** for the side that makes it; null where it is not known */
  value: Value | null;
  plies: number | null;
  effect: 'keeps' | 'slips' | 'loses' | 'unknown';
  /** none is better */
  best: boolean;
  /** the effect as a character, and in a few words */
  sign: string;
  text: string;
  /** the ways fingers can touch it out */
  touches: Point[][];
  steps: Step[];
}

/** Moves to play through, with what stands on the board after each. */
export interface Proof {
  text: string;
  moves: { text: string; steps: Step[]; pieces: Piece[] }[];
}

/** What is known for sure about a position: by Java in the browser, or by the tables of a server. */
export interface Coaching {
  rules: string;
  position: string;
  turn: Side;
  value: Value;
  plies: number;
  /** how it ends, in a sentence */
  text: string;
  /** every legal move, the best first */
  moves: CoachedMove[];
  line: string[];
  complete: boolean;
  /** hints, each saying more than the one before: the value, the piece, the move, the reason */
  ladder: { text: string; points: Point[]; steps: Step[] }[];
  proof: Proof | null;
}

/** The last move that could have saved a game, or won a drawn one. */
export interface LastChance {
  /** how many moves had been made by then */
  at: number;
  side: Side;
  move: string;
  text: string;
  steps: Step[];
}

/** A program that reads JSON and writes JSON: the questions and their answers. */
export interface Questions {
  texts: { ask: { language: string }; answer: Record<string, string> };
  games: { ask: { language: string }; answer: GameCard[] };
  levels: { ask: { language: string }; answer: Level[] };
  board: { ask: { rules: string }; answer: BoardShape };
  /** a new game, from the start or from a position */
  open: { ask: { rules: string; position?: string; language: string }; answer: GameView };
  /** the games of a file, whatever its format */
  read: { ask: { text: string; language: string }; answer: { title: string; view: GameView }[] };
  view: { ask: { record: string; at?: number; language: string }; answer: GameView };
  act: {
    /** `used`: milliseconds the side to move has thought, where a clock runs */
    ask: { record: string; action: string; used?: number; language: string };
    answer: { view: GameView } | { refusal: Refusal };
  };
  /** why these touches lead to no move */
  why: { ask: { record: string; touches: Point[]; language: string }; answer: Refusal };
  /** the game as `pdn`, `json` or `text` */
  write: { ask: { record: string; format: string }; answer: { text: string; name: string } };
  card: { ask: { rules: string; language: string }; answer: RuleCard };
  /** what is different from rules one knows */
  compare: {
    ask: { rules: string; known: string; language: string };
    answer: { heading: string; differences: string[] };
  };
  /** how much Java in the browser knows for sure of a game */
  known: { ask: { rules: string }; answer: { known: 'all' | 'some' | 'nothing' } };
  /** what it knows of a position; null if nothing */
  coach: { ask: { record: string; at?: number; language: string }; answer: Coaching | null };
  /** of a game that is over */
  chance: { ask: { record: string; language: string }; answer: LastChance | null };
  page: { ask: { rules: string; language: string }; answer: RulesPage };
  lesson: { ask: { family: string; language: string }; answer: Lesson };
  /** a QR code: rows of dark modules */
  code: { ask: { text: string }; answer: { rows: string[] } };
  /** pieces set up by hand */
  check: {
    ask: { rules: string; turn: Side; pieces: Piece[]; hand: Record<Side, number>; language: string };
    answer: { position: string } | { problems: string[] };
  };
  /** the file of learned weights that fits the rules best */
  weights: { ask: { rules: string }; answer: { file: string | null } };
  learn: { ask: { file: string; base64: string }; answer: Record<string, never> };
  /** what a computer player of this level does now, or answers to an offer */
  choose: {
    /** `known`: what tables elsewhere say of the position, for a perfect player */
    ask: { record: string; level: number; side: Side; seed: number; known?: Coaching; language: string };
    answer: { action: string | null };
  };
  hint: { ask: { record: string; language: string }; answer: Hint };
  /** reports as it goes; the answer is the last report */
  analyse: {
    ask: {
      record: string;
      at?: number;
      millis: number;
      /** instead of `millis`, for an answer that is always the same */
      depth?: number;
      lines: number;
      language: string;
    };
    answer: Analysis;
  };
  /** in how many ways so many moves can be made, for comparing programs */
  leaves: { ask: { rules: string; depth: number; language: string }; answer: string };
  /** a quick look at every position of the game: White's chances after each move */
  graph: { ask: { record: string; nodes: number }; answer: { chances: number[] } };
}

/** Sentences that say what is wrong with what was sent. */
export interface Trouble {
  trouble: string[];
}

/** Who sits where: a person, with a name if he sits elsewhere, or the computer at a level. */
export type Seat =
  | { kind: 'person'; name?: string; here?: boolean }
  | { kind: 'computer'; level: number };

/**
 * A place games live: this device now, a server when friends play by link. The screen of a game
 * knows no more of it than this.
 */
export interface GameSource {
  /** the newest view; `watch` is told of every other one */
  readonly view: GameView;
  readonly chairs: Readonly<Record<Side, Seat>>;
  /** which sides the person at this device plays */
  readonly seats: Side[];
  /** nobody else is in it, so one may be helped as one likes */
  readonly alone?: boolean;
  /** whether the computer is at work on a move */
  readonly thinking: boolean;
  /** whether the board is seen from Black's side */
  readonly turned: boolean;
  turn(turned: boolean): void;
  /** what else stands at a player's place, such as his clock */
  readonly beside?: Record<Side, HTMLElement>;
  /** where it is looked over again */
  readonly analysis: string;
  /** the screen is open: tells of every new view until what it returns is called */
  watch(listener: (view: GameView) => void): () => void;
  /** null when it was accepted */
  act(action: string): Promise<Refusal | null>;
  /** takes back as much as is usual here; null when it was accepted */
  takeBack(): Promise<Refusal | null>;
  /** the same again with colours changed; the address where it is played */
  rematch(): Promise<string>;
  /** nobody looks at it any more */
  close(): void;
}
