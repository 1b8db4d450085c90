/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** A seat's answer to a decision, which is named by its number. */
export interface Answer {
  do: "answer";
  id: string;
  decision: number;
  seat: number;
  key: string;
}

/** Why something cannot be chosen now. */
export interface WhyNot {
  do: "why";
  id: string;
  seat: number;
  key: string;
}

/** Why nothing can be done now with a card that lies somewhere, in the one of several decisions of this name. */
export interface WhyNotThis {
  do: "why-this";
  id: string;
  seat: number;
  about: string;
  part?: string;
}

/** Something said at the table, or only to one's team. */
export interface Say {
  do: "say";
  id: string;
  text: string;
  team?: boolean;
}

/** Back to where this many answers had been given. */
export interface TakeBack {
  do: "undo";
  id: string;
  seat: number;
  to: number;
}

/** Yes or no to somebody's wish to take moves back; `asked` is the number of the wish. */
export interface Consent {
  do: "consent";
  id: string;
  seat: number;
  asked: number;
  yes: boolean;
}

/** From now on a seat is stopped at a window, or always passes there, or no longer. */
export interface Window {
  do: "window";
  id: string;
  seat: number;
  window: string;
  want: "stop" | "no-stop" | "skip" | "no-skip";
}

/** Of several seats of one's own that are asked at the same time, through the eyes of this one from now on. */
export interface Look {
  do: "look";
  id: string;
  seat: number;
}

/** What a bot would do here, and why; of several things that a seat decides at once, the one of this name. */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
  part?: string;
}

/** What helps to picture an option before it is chosen. */
export interface Details {
  do: "details";
  id: string;
  seat: number;
  key: string;
}

/** The page has come to show the table as it stood after this move; bots that it watches wait for that. */
export interface Shown {
  do: "shown";
  id: string;
  at: number;
}

/** From now on in this language. */
export interface Speak {
  do: "speak";
  id: string;
  language: "en" | "it";
}

/** The first message: how much of the log is known already, and in which language to speak. */
export interface Hello {
  do: "hello";
  id: string;
  language: "en" | "it";
  since?: number;
  in_words?: boolean;
  paces?: boolean;
}

/** How likely something is, from 0 to 1. */
export interface Chance {
  text: string;
  chance: number;
}

/** Something that can be chosen now; `note` says what follows from it, `chance` how likely it is to come off. */
export interface OptionShown {
  key: string;
  verb: string;
  about: string;
  text: string;
  note: string;
  chance: Chance | null;
  idle: boolean;
}

/** A decision that one of the page's seats must answer; of several at once, `part` names it and `title` says whose. */
export interface Asked {
  decision: number;
  seat: number;
  part: string;
  title: string;
  prompt: string;
  text: string;
  options: OptionShown[];
  cites: string[];
  facts: Record<string, unknown>;
  chances: Chance[];
  passes: boolean;
  first: boolean;
}

/** A line of the log: what happened, in words, and the rules behind it. */
export interface LogLine {
  number: number;
  kind: string;
  seat: number | null;
  text: string;
  cites: string[];
  facts: Record<string, unknown>;
}

/** Somebody wants to take moves back, and these seats have not answered yet. */
export interface Wish {
  number: number;
  seat: number;
  to: number;
  missing: number[];
  what: string;
  back: string;
}

/** A question to the others, who asks it (the reader, if `mine`), and the seats whose people have not answered yet. */
export interface MotionShown {
  number: number;
  kind: string;
  name: string;
  mine: boolean;
  about: number | null;
  missing: number[];
}

/** The last answer of one's own: whose it was, how many were given before it, and in words what was chosen. */
export interface OwnAnswer {
  seat: number;
  to: number;
  text: string;
  back: string;
}

/** A seat whose time runs, and the seconds that it has left; a page counts on from when it hears of it. */
export interface ClockShown {
  seat: number;
  left: number;
}

/** A seat as a page shows it: whose it is, who plays there, whether they are here, and its team if any. */
export interface SeatShown {
  seat: number;
  name: string;
  taken: boolean;
  mine: boolean;
  bot: string;
  here: boolean;
  team: number | null;
  brings: string;
  kept_for: string;
  for_me: boolean;
  conceded: boolean;
  free: boolean;
  replaced_at: number | null;
}

/** Where a lesson stands: what it teaches now, and what to choose. */
export interface LessonShown {
  title: string;
  text: string;
  step: number;
  steps: number;
  key: string;
  next: string;
  next_title: string;
}

/** A window at which a seat wants to be stopped, or else always passes. */
export interface WindowShown {
  seat: number;
  name: string;
  text: string;
  stop: boolean;
}

/** A part of the table in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** The match as this page may see it, with the new lines of its log; `replies` are the requests that led to it. */
export interface State {
  is: "state";
  at: number;
  answers: number;
  stage: string;
  view: unknown;
  seat: number | null;
  asked: Asked[];
  waiting: number[];
  race: boolean;
  last: number | null;
  lines: LogLine[];
  told: number;
  wish: Wish | null;
  undo: number;
  own: OwnAnswer | null;
  winners: number[] | null;
  clocks: ClockShown[];
  lesson: LessonShown | null;
  windows: WindowShown[];
  sections: Section[];
  figures: string[];
  paced: boolean;
  replies: string[];
}

/** A table as lobby and page show it. */
export interface TableShown {
  id: string;
  game: string;
  stage: string;
  public: boolean;
  mine: boolean;
  invite: string;
  clock: number;
  absence: number;
  ending: string;
  rematch: string;
  event: string;
  clock_for: string;
  title: Record<string, string>;
  owner: string;
  options: Record<string, string>;
  expansions: string[];
  always_ask: boolean;
  lesson: string;
  forked: string;
  commitment: string;
  created: number;
}

/** The reply to a greeting: who the page belongs to, and how far they had read the log at their last visit. */
export interface Welcome {
  is: "welcome";
  player: string;
  name: string;
  visited: number | null;
  teams: boolean;
}

/** Who sits at the table, how many only watch, and whether this page may say something there. */
export interface Seats {
  is: "seats";
  table: TableShown;
  chairs: SeatShown[];
  watchers: number;
  motion: MotionShown | null;
  chats: boolean;
}

/** A rule that stands against something. */
export interface Reason {
  rule: string;
  text: string;
  note: string;
}

/** A request was refused, and nothing has changed; `code` names refusals that a page tells in its own way. */
export interface No {
  is: "no";
  reply: string;
  text: string;
  reasons: Reason[];
  code: string;
}

/** A request was carried out already, or changes nothing that a state would show. */
export interface Yes {
  is: "yes";
  reply: string;
}

/** Why something cannot be chosen; no reasons if it can. */
export interface Because {
  is: "because";
  reply: string;
  text: string;
  reasons: Reason[];
}

/** What helps to picture an option: a way, the dice it takes. */
export interface Pictured {
  is: "details";
  reply: string;
  key: string;
  facts: Record<string, unknown>;
}

/** Something that somebody said. */
export interface Said {
  is: "said";
  number: number;
  name: string;
  team: boolean;
  text: string;
  at: number;
}

/** What a bot would choose and why, and how it judges the best options. */
export interface Advice {
  is: "advice";
  reply: string;
  seat: number;
  key: string;
  text: string;
  judged: Chance[];
  reason: string;
}
