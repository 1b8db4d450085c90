/** What a game brings to the page; the shell around it is the same for every game. */
import type { Component } from "svelte";
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
  /** Choose among these options: at once if there is one, otherwise from the list with only them in it. */
  narrow(keys: string[]): void;
  setFocus(key: string): void;
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
  /** The board, as SVG in its own coordinates; the shell lets it be zoomed and moved. */
  Board: Component<{ game: Context }>;
  /** The size of the board's coordinates. */
  boardSize(library: Library): { width: number; height: number };
  /** Where to look when something happens or somebody is asked: a point of the board. */
  lookAt(game: Context): { x: number; y: number } | null;
}

/** A game that is told in words where the board would be. */
export interface Worded {
  Words: Component<{ game: Context }>;
}

export type GameModule = Common & (Drawn | Worded);

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
  /** Signs in texts that stand for icons, as `@3`: the sign, the icon, and its name. */
  signs: Record<string, { icon: string; name: Record<Language, string> }>;
  /** A picture for the lobby. */
  Picture: Component;
}
