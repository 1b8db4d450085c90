/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** What decided a finished match; none while that is still being worked out, so that one asks again. */
export interface Reviewed {
  review: Review | null;
}

/** What decided a match; without a course, luck and turning points if the game cannot judge a position. */
export interface Review {
  game: string;
  answers: number;
  turns: number;
  rule: string;
  figures: Record<"en" | "it", string[]>;
  decided: Record<"en" | "it", string>;
  standings: Standing[];
  course: Point[];
  luck: Luck[];
  turning: TurningPoint[];
  tally: Figure[];
}

/** Where a seat came in; those that did not win are in the order of their last chances. */
export interface Standing {
  seat: number;
  place: number;
  won: boolean;
  chance: number | null;
}

/** The chances of all seats when so many answers were given, in which turn of the game. */
export interface Point {
  answers: number;
  turn: number;
  chances: number[];
}

/** What chance did to a seat: how much of its chance to win it gave or took, within which standard error. */
export interface Luck {
  seat: number;
  luck: number;
  error: number;
  rest: number;
  dice: DiceCount[];
}

/** The dice of one kind that a seat rolled: how many, what they showed on average, and what such dice do. */
export interface DiceCount {
  die: Record<"en" | "it", string>;
  rolls: number;
  received: number;
  expected: number;
}

/** An answer that changed the chances: after how many others, whose, what was chosen, and what was told then. */
export interface TurningPoint {
  at: number;
  turn: number;
  seat: number;
  luck: number;
  before: number[];
  after: number[];
  chosen: Record<"en" | "it", string>;
  lines: Record<"en" | "it", string[]>;
}

/** A figure of the game's tally: its name in words, and what it is for each seat. */
export interface Figure {
  name: string;
  title: Record<"en" | "it", string>;
  of: number[];
}
