/** Made by `web/shapes.py` from the server's own types; do not edit. */

import type { Section } from "./messages";

/** A seat of a new table: for whoever opens it, for somebody to come, or for a bot. */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
  brings?: string;
}

/** A table that somebody wants to open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  expansions?: string[];
  always_ask?: boolean;
  public?: boolean;
  clock?: number;
  absence?: number;
  clock_for?: "decision" | "turn";
}

/** Somebody sits down, with a share of the dice. */
export interface Sit {
  seat: number;
  share: string;
  invite?: string;
  brings?: string;
}

/** The owner begins the match, with a share of the dice. */
export interface Begin {
  share: string;
}

/** The bot that the owner puts on a seat before the match; empty to leave the seat empty. */
export interface Place {
  bot: string;
}

/** What a seat wants to play; empty for whatever comes. */
export interface Chosen {
  brings: string;
}

/** A deck that somebody wants to keep: in short, or as people write it down. */
export interface DeckForm {
  game: string;
  kind: string;
  name: string;
  brings?: string;
  text?: string;
}

/** What a deck of one's own shall be from now on. */
export interface KeptDeck {
  kind: string;
  name: string;
  brings?: string;
  text?: string;
}

/** The deck to be copied: one of one's own by its id, or one of the shelf of a game. */
export interface CopiedDeck {
  deck?: string;
  name?: string;
  game?: string;
  kind?: string;
  brings?: string;
}

/** A list as people write it down. */
export interface ReadBrings {
  game: string;
  text: string;
}

/** What a seat brings, to be written down as people do; in the language of the page unless another is named. */
export interface WriteBrings {
  game: string;
  brings: string;
  language?: "" | "en" | "it";
}

/** What a seat would bring, and as which kind. */
export interface CheckBrings {
  game: string;
  kind: string;
  brings: string;
}

/** A deck as its owner sees it; `shown` is what others may know of it when it is brought to a table. */
export interface DeckShown {
  id: string;
  game: string;
  kind: string;
  name: string;
  brings: string;
  shown: string;
  created: number;
  touched: number;
}

/** Why something may not be brought: the rule, and a sentence in every language. */
export interface BringsReason {
  rule: string;
  text: Record<string, string>;
}

/** Yes or no to what the others are asked; `asked` is the number of the question. */
export interface Vote {
  asked: number;
  yes: boolean;
}

/** Somebody takes a seat that another one left for good. */
export interface Join {
  invite?: string;
}

/** Out of one's own list of tables, or back into it. */
export interface PutAway {
  away: boolean;
}

/** The bot that plays on at a seat; empty to take the seat back. */
export interface HandOver {
  bot: string;
}

/** A table that goes on from where another stood. */
export interface Fork {
  at: number;
}

/** A seat as the lobby lists it. */
export interface SeatListed {
  seat: number;
  name: string;
  bot: string;
  mine: boolean;
  open: boolean;
  brings: string;
  conceded: boolean;
  kept_for: string;
  for_me: boolean;
}

/** A table as the lobby lists it. */
export interface Listed {
  id: string;
  game: string;
  stage: string;
  public: boolean;
  owner: boolean;
  expansions: string[];
  clock: number;
  absence: number;
  clock_for: string;
  lesson: string;
  event: string;
  created: number;
  touched: number;
  your_turn: boolean;
  unread: boolean;
  winners: number[];
  seats: SeatListed[];
}

/** What the lobby shows: seats that are kept for one, one's own tables, tables to join, to watch, and finished ones. */
export interface Lists {
  kept: Listed[];
  mine: Listed[];
  open: Listed[];
  watch: Listed[];
  finished: Listed[];
  away: Listed[];
}

/** A match as it stood after so many answers, with what expansions add to it, or all of it, in words. */
export interface Position {
  at: number;
  answers: number;
  told: number;
  view: Record<string, unknown>;
  waiting: number[];
  sections: Section[];
}

/** What shows that a match was fair: its record was replayed, every answer allowed, every die as committed. */
export interface Proof {
  commitment: string;
  secret: string;
  shares: string[];
  answers: number;
  winners: number[];
}

/** An event that somebody wants to open. */
export interface NewEvent {
  game: string;
  name: string;
  options?: Record<string, string>;
  opening?: Record<string, string> | null;
  expansions?: string[];
  rounds?: number;
  public?: boolean;
  clock?: number;
  clock_for?: "decision" | "turn";
  absence?: number;
}

/** Somebody takes part, with a share of the dice and what they bring; or brings something else than before. */
export interface Enter {
  share: string;
  brings?: string;
  invite?: string;
}

/** Bots take part until there are so many entrants; the bot of the house unless another is named. */
export interface Fill {
  seats: number;
  bot?: string;
}

/** The entrant who takes part no longer; whoever asks, if there is no number. */
export interface Drop {
  number?: number | null;
}

/** An event as the lobby lists it; `table` is where the reader plays now, `unread` whether it has moved on. */
export interface EventListed {
  id: string;
  game: string;
  name: string;
  stage: string;
  public: boolean;
  mine: boolean;
  entered: boolean;
  entrants: number;
  fewest: number;
  most: number;
  round: number;
  rounds: number;
  opening: Record<string, string> | null;
  options: Record<string, string>;
  expansions: string[];
  clock: number;
  clock_for: string;
  absence: number;
  created: number;
  touched: number;
  table: string;
  unread: boolean;
}

/** What the lobby shows of events: one's own, those to enter, those to look at, and one's own that are over. */
export interface EventLists {
  mine: EventListed[];
  open: EventListed[];
  watch: EventListed[];
  finished: EventListed[];
}

/** Somebody who takes part; `brings` as far as the reader may know it. */
export interface EntrantShown {
  number: number;
  name: string;
  bot: string;
  mine: boolean;
  dropped: boolean;
  brings: string;
}

/** Two who meet in a round, or one who has a bye, at which table, and what came of it. */
export interface PairingShown {
  round: number;
  number: number;
  first: number;
  second: number | null;
  table: string;
  result: "" | "first" | "second" | "draw" | "bye";
}

/** An event as it stands; the invitation only for who takes part or owns it, the secret only after its end. */
export interface EventShown {
  listed: EventListed;
  invite: string;
  owner: string;
  entrants: EntrantShown[];
  pairings: PairingShown[];
  standings: Standing[];
  first_table: string;
  commitment: string;
  secret: string;
}

/** Where somebody stands: who is equal in everything has the same rank. */
export interface Standing {
  number: number;
  rank: number;
  points: number;
  met: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
}

/** A setting that a table may choose, with the words for it and for its values. */
export interface OptionListed {
  id: string;
  values: string[];
  rule: string;
  texts: Record<"en" | "it", Record<string, string>>;
}

/** A lesson of the tutorial. */
export interface LessonListed {
  id: string;
  title: Record<"en" | "it", string>;
}

/** An expansion, with its name and the settings that it brings along. */
export interface ExpansionListed {
  id: string;
  title: Record<"en" | "it", string>;
  options: OptionListed[];
}

/** A game as the lobby shows it. */
export interface GameShown {
  id: string;
  title: Record<"en" | "it", string>;
  blurb: Record<"en" | "it", string>;
  minutes: [number, number];
  seats: [number, number];
  options: OptionListed[];
  expansions: ExpansionListed[];
  teams: Record<number, number[]>;
  secrets: boolean;
  bots: string[];
  budgets: string[];
  house: string;
  lessons: LessonListed[];
  brings: Record<string, string>;
  earns: Record<string, string[]>;
  makes: string[];
}

/** A person as the server knows them; guests have no login. */
export interface Player {
  id: string;
  name: string;
  login: string | null;
}
