/** What goes over the wire: the server's own types (`messages.ts` is made from them), and the few that it does not name. */
import type {
  Advice,
  Because,
  No,
  Pictured,
  Said,
  Seats,
  State,
  Welcome,
  Yes,
} from "./messages";

export type {
  Advice,
  Asked,
  Chance,
  ExpansionListed,
  GameShown,
  LessonShown,
  Listed,
  Lists,
  LogLine,
  NewTable,
  OptionListed,
  OptionShown,
  OwnAnswer,
  Player,
  Position,
  Proof,
  Reason,
  Said,
  SeatListed,
  SeatShown,
  Section,
  State,
  TableShown,
  WindowShown,
  Wish,
} from "./messages";

export type Language = "en" | "it";
export type Words = Record<Language, string>;
export type Facts = Record<string, unknown>;
export type Outgoing = State | Seats | Welcome | No | Yes | Because | Pictured | Said | Advice;

export interface CardShown {
  id: string;
  name: Words;
  deck: string;
  kind: string;
  copies: number;
  icon: string;
  text: Words;
  /** A line that means nothing to the rules. */
  flavour?: Words;
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
