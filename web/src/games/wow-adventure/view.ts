/** What the game's server side tells about the table, and the figures of its cards. */
import type { CardShown, Library, Words } from "../../lib/wire";
import type { Context } from "../types";
import { called, type Point, viewOf as seenView } from "../view";
import type { FightShown as Fight, HeroShown as Hero, OwnedShown as Owned, Part, QuestShown as Quest, SideShown as Side, View } from "./shown";

export type { Fight, Hero, Owned, Part, Quest, Side, View };

export type Colour = "grey" | "green" | "yellow" | "red";
export type Resource =
  | "scroll"
  | "book"
  | "small-potion"
  | "large-potion"
  | "place-discovery"
  | "flight-path"
  | "auction-house"
  | "quest-giver";
export type Value = "attack" | "defence" | "damage";

export const COLOURS: readonly Colour[] = ["grey", "green", "yellow", "red"];
export const VALUES: readonly Value[] = ["attack", "defence", "damage"];

/** The phases in which nobody stands anywhere yet. */
export const SETTING_UP = ["characters", "quests", "cities"];

export interface Space {
  id: string;
  kind: "city" | "key" | "normal" | "map" | "overlord";
  colour: Colour;
  name: Words | null;
  resources: Resource[];
  near: string[];
  at: [number, number];
  foe: string | null;
  /** The level to which the encounter here lets its victor rise. */
  rises: Colour | null;
}

/** Cities and the places of overlords are drawn larger than the others. */
export const isGrand = (space: Space): boolean => space.kind === "city" || space.kind === "overlord";

export interface Board {
  spaces: Space[];
  /** What is printed on spaces: an encounter, or instructions. */
  printed: Record<string, Face | { kind: "place"; text: Words }>;
  /** What every space is called. */
  places: Record<string, Words>;
  /** The words for resources, tokens, potions, levels, traits and badges. */
  terms: Record<string, Record<string, Words>>;
}

/** One face of a card, or an encounter on the board. */
export interface Face {
  id: string;
  name: Words;
  kind: string;
  icon: string;
  text: Words;
  /** What it does, without its figures. */
  deeds?: Words;
  type?: string;
  attack?: number;
  defence?: number;
  damage?: number;
  life?: number;
  traits?: string[];
  badges?: string[];
  potions?: string[];
  valor?: number;
  space?: string;
  /** The card it is a face of, the colour of that card, and what is on the other face. */
  card?: string;
  colour?: Colour;
  other?: Face;
}

export interface Card extends CardShown {
  owner?: string;
  cost?: number;
  timing?: "movement" | "combat" | "special";
  colour?: Colour;
  level?: Colour;
  elite?: boolean;
  valor?: number;
  affiliation?: string;
  badges?: string[];
  steps?: Words[];
  sides?: Face[];
  faces?: Face[];
}

export const viewOf = seenView<View>;

export const boardOf = (library: { board: unknown }): Board => library.board as Board;

export const cardOf = (game: Context, id: string): Card | undefined => game.card(id) as Card | undefined;

const known = new WeakMap<Library, Map<string, Face>>();

/** Every face of every card and of the board, by its own id. */
function faces(library: Library): Map<string, Face> {
  let found = known.get(library);
  if (found) return found;
  found = new Map();
  for (const card of library.cards as Card[]) {
    const [front, back] = card.faces ?? [];
    for (const [face, other] of [[front, back], [back, front]] as const)
      if (face) found.set(face.id, { ...face, card: card.id, ...(card.colour ? { colour: card.colour } : {}), ...(other ? { other } : {}) });
    for (const side of card.sides ?? []) if (!found.has(side.id)) found.set(side.id, side);
  }
  const board = boardOf(library);
  for (const space of board.spaces) {
    const printed = board.printed[space.id];
    if (printed && "id" in printed) found.set(printed.id, { ...printed, colour: space.colour });
  }
  known.set(library, found);
  return found;
}

export const faceOf = (game: Context, id: string): Face | undefined => faces(game.library).get(id);

/** The card of a character at its level, with both sides. */
export const levelOf = (game: Context, hero: Hero): Card | undefined => cardOf(game, `${hero.character}-${hero.level}`);

/** The picture of a character. */
export const iconOf = (game: Context, hero: Hero): string => cardOf(game, `${hero.character}-grey`)?.icon ?? "person";

/** Whether an encounter holds fast whoever meets it. */
export const isAngry = (game: Context, foe: string): boolean => faceOf(game, foe)?.traits?.includes("aggro") ?? false;

/** The side of the character card that is up. */
export const sideOf = (game: Context, hero: Hero): Face | undefined => levelOf(game, hero)?.sides?.[hero.side];

/** The name of a card, a face or a character. */
export function nameOf(game: Context, id: string): string {
  const named = game.card(id) ?? faceOf(game, id) ?? game.card(`${id}-grey`);
  return named ? named.name[game.language] : called(id);
}

/** The name of a space; one without a name is called by the nearest that has one. */
export const placeOf = (game: Context, id: string): string => boardOf(game.library).places[id]?.[game.language] ?? "";

/** How many units of the drawing one step of the board's coordinates is, and the size of it all. */
export const UNIT = 12;
export const WIDTH = 124 * UNIT;
export const HEIGHT = 135 * UNIT;
const NORTH = 3; // sea above the northernmost space

export const pointOf = (space: Space): Point => ({ x: space.at[0] * UNIT, y: (space.at[1] + NORTH) * UNIT });

export function spot(game: Context, id: string): Point | null {
  const space = boardOf(game.library).spaces.find((one) => one.id === id);
  return space ? pointOf(space) : null;
}

/** The spaces of a shortest walk from one space to another, without the first. */
export function walk(board: Board, from: string, to: string): string[] {
  const near = new Map(board.spaces.map((space) => [space.id, space.near]));
  const came = new Map<string, string>([[from, ""]]);
  for (const space of came.keys()) {
    if (space === to) break;
    for (const next of near.get(space) ?? []) if (!came.has(next)) came.set(next, space);
  }
  const found: string[] = [];
  for (let at = to; at && at !== from && came.has(at); at = came.get(at)!) found.unshift(at);
  return found;
}

export function wayOf(game: Context): string[] {
  const { path } = game.details as { path?: string[] };
  return Array.isArray(path) ? path : [];
}

/** The word for something: `term(game, "token", "gold")`. */
export const term = (game: Context, kind: string, value: string): string =>
  boardOf(game.library).terms[kind]?.[value]?.[game.language] ?? value;
