/** What the game's server side tells about the table, and the figures of its cards. */
import type { CardShown, Words } from "../../lib/wire";
import type { Context } from "../types";
import { called, viewOf as seenView } from "../view";
import type { PartyShown, View } from "./shown";

export type { AllyShown as Ally, ChallengeShown as Challenge, PartyShown as Party, View } from "./shown";

export type Colour = "green" | "yellow" | "blue" | "red";
export type Characteristic = "mind" | "body" | "spirit";
export type Terrain = "plains" | "road" | "river" | "swamp" | "forest" | "hill" | "mountain" | "town";

export const COLOURS: readonly Colour[] = ["green", "yellow", "blue", "red"];
export const CHARACTERISTICS: readonly Characteristic[] = ["mind", "body", "spirit"];
/** The three phases of a fight; each is fought with the characteristic of the same place. */
export const PHASES = ["ranged", "melee", "magic"] as const;

export interface Town {
  id: string;
  at: string;
  sign: string;
  name: Words;
}

export interface Board {
  columns: number;
  rows: number;
  terrain: Record<string, Terrain>;
  towns: Town[];
  gems: Record<string, Colour>;
  faces: Terrain[][];
}

export interface RuneCard extends CardShown {
  mind?: number;
  body?: number;
  spirit?: number;
  damage?: number[];
  life?: number;
  stamina?: number;
  cost?: number;
  type?: string;
  number?: number;
  traits?: string[];
}

/** The way of a move and the die that pays for each step. */
export interface Way {
  path: string[];
  dice: number[];
}

export const viewOf = seenView<View>;

export const boardOf = (library: { board: unknown }): Board => library.board as Board;

export const cardOf = (game: Context, id: string): RuneCard | undefined => game.card(id) as RuneCard | undefined;

/** A card's name; a card that the library does not have is called by its id. */
export const nameOf = (game: Context, id: string): string => game.card(id)?.name[game.language] ?? called(id);

export function wayOf(game: Context): Way | null {
  const { path, dice } = game.details as Partial<Way>;
  return Array.isArray(path) && path.length ? { path, dice: Array.isArray(dice) ? dice : [] } : null;
}

const isRune = (game: Context, id: string): boolean =>
  cardOf(game, id)?.type === "rune" || (!game.card(id) && id.startsWith("rune-"));

export const runesOf = (game: Context, party: PartyShown): number => party.items.filter((id) => isRune(game, id)).length;
