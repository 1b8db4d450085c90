/** What goes over the wire; the same types as the server's `wire.py` and `lobby.py`. */

export type Language = "en" | "it";
export type Words = Record<Language, string>;
export type Facts = Record<string, unknown>;

export interface OptionShown {
  key: string;
  verb: string;
  about: string;
  text: string;
}

export interface Chance {
  text: string;
  chance: number;
}

export interface Asked {
  decision: number;
  seat: number;
  prompt: string;
  text: string;
  options: OptionShown[];
  cites: string[];
  facts: Facts;
  chances: Chance[];
}

export interface Line {
  number: number;
  kind: string;
  seat: number | null;
  text: string;
  cites: string[];
  facts: Facts;
}

export interface Wish {
  number: number;
  seat: number;
  to: number;
  missing: number[];
}

export interface LessonShown {
  title: string;
  text: string;
  step: number;
  steps: number;
  key: string;
  /** The lesson that follows, if there is one. */
  next: string;
  next_title: string;
}

export interface State {
  is: "state";
  at: number;
  answers: number;
  stage: "gathering" | "playing" | "over";
  view: unknown;
  seat: number | null;
  asked: Asked[];
  waiting: number[];
  lines: Line[];
  told: number;
  wish: Wish | null;
  undo: number;
  winners: number[] | null;
  deadline: number | null;
  lesson: LessonShown | null;
  replies: string[];
}

export interface Chair {
  seat: number;
  name: string;
  taken: boolean;
  mine: boolean;
  bot: string;
  here: boolean;
}

export interface TableShown {
  id: string;
  game: string;
  stage: string;
  public: boolean;
  mine: boolean;
  invite: string;
  clock: number;
  options: Record<string, string>;
  expansions: string[];
  lesson: string;
  forked: string;
  commitment: string;
  created: number;
}

export interface Reason {
  rule: string;
  text: string;
}

export type Outgoing =
  | State
  | { is: "seats"; table: TableShown; chairs: Chair[]; watchers: number }
  | { is: "welcome"; player: string; name: string; visited: number | null; teams: boolean }
  | { is: "no"; reply: string; text: string; reasons: Reason[] }
  | { is: "yes"; reply: string }
  | { is: "because"; reply: string; text: string; reasons: Reason[] }
  | { is: "details"; reply: string; key: string; facts: Facts }
  | Said
  | Advice;

export interface Said {
  is: "said";
  number: number;
  name: string;
  team: boolean;
  text: string;
  at: number;
}

export interface Advice {
  is: "advice";
  reply: string;
  seat: number;
  key: string;
  text: string;
  judged: Chance[];
}

export interface Player {
  id: string;
  name: string;
  login: string | null;
}

export interface GameShown {
  id: string;
  title: Words;
  blurb: Words;
  minutes: [number, number];
  seats: [number, number];
  options: { id: string; values: string[]; rule: string; texts: Record<Language, Record<string, string>> }[];
  expansions: string[];
  bots: string[];
  /** The bot that plays if nobody says which. */
  house: string;
  lessons: { id: string; title: Words }[];
  /** What a seat may choose to play, and the card that shows it. */
  brings: Record<string, string>;
}

export interface CardShown {
  id: string;
  name: Words;
  deck: string;
  kind: string;
  copies: number;
  icon: string;
  text: Words;
  [figure: string]: unknown;
}

export interface RuleShown {
  id: string;
  chapter: Words;
  text: Words;
}

export interface Library {
  house: string;
  board: unknown;
  cards: CardShown[];
  rules: RuleShown[];
}

export interface SeatListed {
  seat: number;
  name: string;
  bot: string;
  mine: boolean;
  open: boolean;
  brings: string;
}

export interface Listed {
  id: string;
  game: string;
  stage: string;
  public: boolean;
  owner: boolean;
  clock: number;
  lesson: string;
  created: number;
  touched: number;
  your_turn: boolean;
  unread: boolean;
  winners: number[];
  seats: SeatListed[];
}

export interface Lists {
  mine: Listed[];
  open: Listed[];
  watch: Listed[];
  finished: Listed[];
}

export interface NewTable {
  game: string;
  seats: { kind: "me" | "open" | "bot"; bot?: string; brings?: string }[];
  options: Record<string, string>;
  expansions: string[];
  public: boolean;
  clock: number;
}

export interface Position {
  at: number;
  answers: number;
  told: number;
  view: unknown;
  waiting: number[];
}

export interface Proof {
  commitment: string;
  secret: string;
  shares: string[];
  answers: number;
  winners: number[];
}
