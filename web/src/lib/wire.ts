/** What goes over the wire: the server's own types (`messages.ts` and `forms.ts` are made from them), and the few that it does not name. */
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

export type { BringsReason, DeckShown, EntrantShown, EventListed, EventLists, EventShown, ExpansionListed, GameShown, Listed, Lists, NewEvent, NewTable, OptionListed, PairingShown, Player, Position, Proof, SeatListed, Standing } from "./forms";

export type {
  Advice,
  Asked,
  Chance,
  ClockShown,
  LessonShown,
  LogLine,
  MotionShown,
  OptionShown,
  OwnAnswer,
  Reason,
  Said,
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
