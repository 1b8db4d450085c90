/** What a game brings to the page; the shell around it is the same for every game. */
import type { Component } from "svelte";
import type { Moment, Sense } from "../table/moments";
import type { Signs } from "../lib/signs";
import type { Asked, CardShown, Facts, Language, Library, LogLine, OptionShown, Section, State } from "../lib/wire";

/** The table as a game's components see it. */
export interface Context {
  readonly state: State;
  /** What the seat may see, as the game's own `view` gives it (or a past view, in a replay). */
  readonly view: unknown;
  readonly library: Library;
  readonly language: Language;
  /** The decision that is ours now, if there is one and the table is not in replay. */
  readonly asked: Asked | null;
  /** The lines that were just told, for animations. */
  readonly fresh: readonly LogLine[];
  /** What came of one's own last answer. */
  readonly happened: readonly Moment[];
  /** Parts of the table in words: what expansions add, or all of it for a game that is not drawn. */
  readonly sections: readonly Section[];
  /** The seat whose eyes we look through. */
  readonly seat: number | null;
  /** What the seats' owners are called, by seat. */
  readonly names: readonly string[];
  /** What the pointer or the keyboard rests on among the options. */
  readonly focus: string;
  /** A picture of the focused option (the way of a move and its dice), as the game's server side gives it. */
  readonly details: Facts;
  card(id: string): CardShown | undefined;
  /** The options that are about this thing. */
  options(about: string): OptionShown[];
  /** Choose what is about this thing: at once if there is one option, by a small menu if several; otherwise say why not.
   *  `keys` are the option keys that the thing could stand for, to ask why the first of them is not offered. */
  pick(about: string, keys: string[], anchor?: Element): void;
  choose(key: string): void;
  /** Choose the first of these now, and each of the others as soon as it is what comes next; say why not if the first is not offered. */
  follow(keys: readonly string[]): void;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** Every line of the log so far. */
  readonly lines: readonly LogLine[];
  /** From now on be asked at these windows in any case, or always pass there, or neither; one that passes is passed now as well. */
  wish(windows: readonly string[], want: "stop" | "no-stop" | "skip" | "no-skip"): Promise<void>;
  /** Choose among these options: at once if there is one, otherwise from the list with only them in it. */
  narrow(keys: string[]): void;
  setFocus(key: string): void;
  /** A text as it is read out, where a label or a title cannot show the icons of its signs. */
  spoken(text: string): string;
  /** Show a card large, and why nothing can be done with it now; `about` is what options call it, if not by its id. */
  zoom(id: string, about?: string): void;
}

/** A die to throw onto the tray: what it shows, as an icon or a number, and whether it did what it should. */
export interface Die {
  sides: number;
  text: string;
  icon?: string;
  /** All the signs on the face that fell, where it has several. */
  icons?: string[];
  good?: boolean;
  label: string;
  /** What it had to show, or the sum with what is added to it. */
  need?: number;
}

/** What happens in the middle, over the board. */
export interface Staged {
  /** The same for as long as it is the same fight, market or card. */
  id: string;
  title: string;
  icon: string;
  /** The color of its frame: of a fight, of trade, or of anything else. */
  tone: "ember" | "gold" | "plain";
}

/** A card that lies along the lower edge, for its owner to see and to use. */
export interface Held {
  id: string;
  /** What options call it, if not by its id. */
  about?: string;
  /** The only verbs of options that are about this card here, where something else is called the same. */
  verbs?: readonly string[];
  /** The verbs for which it glows, where others could be chosen of any card. */
  glows?: readonly string[];
  /** What it is called as it is dragged, if it can be. */
  drag?: string;
  /** Turned over, exhausted: it cannot be used for now. */
  spent?: boolean;
  /** A short line under its name: how it fares, what it costs. */
  note?: string;
}

/** A short line about a seat, for the row of seats: an icon, a value, and what it means. */
export interface Badge {
  icon: string;
  value: string;
  label: string;
}

export interface SeatShown {
  name: string;
  icon: string;
  colour: string;
  badges: Badge[];
}

/** A game with a board of its own. */
export interface Drawn {
  /** The board, as SVG in its own coordinates; the shell lets it be zoomed and moved. `pixel` is a pixel of the screen in those units. */
  Board: Component<{ game: Context; pixel: number }>;
  /** The size of the board's coordinates. */
  boardSize(library: Library): { width: number; height: number };
  /** Where to look when something happens or somebody is asked: a point of the board. */
  lookAt(game: Context): { x: number; y: number } | null;
}

/** A game that is told in words where the board would be. */
export interface Worded {
  Words: Component<{ game: Context }>;
}

/** A game whose table is laid out on the page itself: rows of cards that are clicked and dragged. */
export interface Laid {
  /** What lies on the table; its outermost element has the class `mat`. */
  Mat: Component<{ game: Context }>;
  /** The options, one after the other, that something stands for if it is dragged there; nothing where it cannot be put. */
  drop(game: Context, what: string, where: string): string[] | null;
}

export type GameModule = Common & (Drawn | Worded | Laid);

interface Common {
  /** What lies before the seats and beside the board: parties, fight, market. */
  Panel: Component<{ game: Context }>;
  /** A card, small or large. */
  Card: Component<{ game: Context; id: string; large?: boolean }>;
  seat(game: Context, seat: number): SeatShown;
  /** What a card, or a face of it, is called. */
  nameOf(game: Context, id: string): string;
  /** The icon before a line of the log. */
  lineIcon(line: LogLine): string;
  /** The icon on an option's button. */
  optionIcon(option: OptionShown, asked: Asked): string;
  /** The dice that a line threw. */
  dice(line: LogLine, game: Context): Die[];
  /** What a line is to whoever watches. */
  sense(line: LogLine): Sense;
  /** What a line adds to or takes from something that is counted at its seat: the icon of the badge, and how much. */
  counts(line: LogLine): { icon: string; text: string } | null;
  /** Dice that lie on the table until they are used up. */
  tray?(game: Context): Die[];
  /** The cards that lie before whoever looks, along the lower edge. */
  hand?(game: Context): { title: string; cards: Held[]; /** On a small upright screen all of them are in sight at once. */ folded?: boolean } | null;
  /** What happens in the middle now, and the part of the game that draws it. */
  staged?(game: Context): Staged | null;
  Stage?: Component<{ game: Context }>;
  /** Signs in texts that stand for icons, as `@3`: the sign, the icon, and its name. */
  signs: Signs;
  /** How much each kind of line matters to somebody who was away: 5 for a turning point, 1 for a trifle, else nothing. */
  matters?: Record<string, number>;
}
