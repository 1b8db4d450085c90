/** What the game's server side tells about the table, and the figures of its cards. */
import type { CardShown, Library, OptionShown, Words } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { seatColour } from "../seats";
import type { Context } from "../types";
import { called, viewOf as seenView } from "../view";
import { broken, type Border, type Cell, crossings, drawn, reach, type Site } from "./regions";
import type {
  AreaShown as Area,
  AttackShown as Attack,
  CharacterShown as Character,
  CombatShown as Combat,
  DieShown,
  FigureShown as Figure,
  View,
} from "./shown";

export type { Area, Attack, Character, Combat, DieShown, Figure, View };

export type Faction = "horde" | "alliance";
export type Shade = "green" | "red" | "blue";
export const FACTIONS: readonly Faction[] = ["horde", "alliance"];
export const SHADES: readonly Shade[] = ["blue", "green", "red"];

export interface Region {
  id: string;
  name: Words;
  area: string;
  at: [number, number];
  near: string[];
  home: Faction | null;
  towns: Faction[];
  flights: Faction[];
  graveyard: boolean;
}

export interface Board {
  areas: { id: string; name: Words }[];
  regions: Region[];
  /** What each space of the turn track brings. */
  track: ("" | "event" | "triangle" | "square" | "circle")[];
  /** The XP at which each level from 2 on begins. */
  levels: number[];
}

export interface Stats {
  threat: number;
  attack: number;
  health: number;
}

export interface Reward {
  gold: number;
  xp: number;
  items: { deck: string; draw: number }[];
  special: string[];
}

export interface Card extends CardShown {
  line?: Words;
  deeds?: Words;
  owner?: string;
  type?: string;
  level?: number;
  gold?: number;
  energy?: number | number[];
  health?: number | number[];
  category?: string | null;
  addon?: boolean;
  traits?: string[];
  faction?: Faction;
  letter?: string;
  stats?: Record<Shade, Stats> | Stats;
  grade?: "grey" | "green" | "yellow" | "red";
  spawns?: { creature: string; colour: Shade; region: string; count: number }[];
  reward?: Reward;
  stronger?: Reward | null;
  weaker?: Reward | null;
  region?: string;
  regions?: string[];
  areas?: { id: string; types: string[]; traits: string[] }[];
}

/** Colors of the seats of a faction: each stands out from white signs, dark wood and parchment alike. */
const COLOURS: Record<Faction, readonly string[]> = {
  horde: ["#c23b2e", "#b06a10", "#8a4fb0"],
  alliance: ["#2f69c2", "#14808a", "#35803f"],
};

export const viewOf = seenView<View>;

export const boardOf = (library: { board: unknown }): Board => library.board as Board;

export const cardOf = (game: Context, id: string): Card | undefined => game.card(id) as Card | undefined;

/** The name of a card, a creature or a character. */
export const nameOf = (game: Context, id: string): string => game.card(id)?.name[game.language] ?? called(id);

/** A drawing that is worked out once for each library. */
interface Atlas {
  regions: Map<string, Region>;
  near: Map<string, string[]>;
  sites: Map<string, Site>;
  cells: Cell[];
  borders: Border[];
  crossings: { id: string; one: Site; other: Site }[];
}

/** How many units of the drawing a thousandth of the board is, across and down, and how far a region reaches where nothing cuts it. */
const ACROSS = 2.35;
const DOWN = 1.75;
const REACH = 165;
const LEFT = 64;
const TOP = 61;
const MARGIN = 150;
export const WIDTH = (932 - LEFT) * ACROSS + 2 * MARGIN;
export const HEIGHT = (951 - TOP) * DOWN + 2 * MARGIN;

const known = new WeakMap<Library, Atlas>();

export function atlasOf(library: Library): Atlas {
  let found = known.get(library);
  if (found) return found;
  const { regions } = boardOf(library);
  const sites = regions.map((one): Site => ({ id: one.id, near: one.near, x: (one.at[0] - LEFT) * ACROSS + MARGIN, y: (one.at[1] - TOP) * DOWN + MARGIN }));
  const { cells, borders } = drawn(sites, REACH);
  found = {
    regions: new Map(regions.map((one) => [one.id, one])),
    near: new Map(regions.map((one) => [one.id, one.near])),
    sites: new Map(sites.map((one) => [one.id, one])),
    cells,
    borders,
    crossings: crossings(sites, borders),
  };
  known.set(library, found);
  return found;
}

export const placeOf = (game: Context, id: string): string => atlasOf(game.library).regions.get(id)?.name[game.language] ?? called(id);

export const linesOf = (game: Context, id: string): string[] => broken(placeOf(game, id));

export const characterOf = (view: View, id: string): Character | undefined => view.characters.find((one) => one.character === id);

/** The characters of a seat. */
export const ofSeat = (view: View, seat: number): Character[] => view.characters.filter((one) => one.seat === seat);

/** The color of a seat: of its faction, and apart from the other seats of that. */
export function colourOf(view: View, seat: number): string {
  const faction = view.seats[seat];
  const tones = COLOURS[faction as Faction];
  const before = view.seats.slice(0, seat).filter((one) => one === faction).length;
  return tones ? tones[before % tones.length]! : seatColour(seat);
}

/** What a character is called on the board: its first name. */
export const shortName = (game: Context, id: string): string => nameOf(game, id).split(" ")[0]!;

/** The class of a character, in words. */
export const classOf = (game: Context, id: string): string => {
  const owner = cardOf(game, id)?.owner;
  return owner ? words.say(`wowb-class-${owner}`) : "";
};

/** Whether independent creatures end a walk there. */
export const lurks = (view: View, region: string): boolean => view.figures.some((one) => one.region === region && !one.quest);

export const rival = (faction: string): Faction => (faction === "horde" ? "alliance" : "horde");

/** The faction of a quest. */
export const factionOf = (game: Context, quest: string): Faction | undefined => cardOf(game, quest)?.faction;

/** The values of a creature, by its color. */
export function statsOf(game: Context, creature: string, shade: string): Stats | undefined {
  const stats = cardOf(game, creature)?.stats;
  if (!stats) return undefined;
  return "threat" in stats ? (stats as Stats) : stats[shade as Shade];
}

/** A word for something, as the page says it. */
export const term = (kind: string, value: string): string => words.say(`wowb-${kind}-${value}`);

/** What a card area is called; some are numbered. */
export function areaName(id: string): string {
  const [, kind, n] = /^([a-z]+)(?:-(\d+))?$/.exec(id) ?? [];
  return words.say(`wowb-area-${kind ?? id}`, n ? { n } : {});
}

/** The character that a decision is about: the one that it names, or the only one of the seat. */
export function actorOf(game: Context, view: View): Character | undefined {
  const { asked } = game;
  if (!asked) return undefined;
  if (typeof asked.facts.character === "number") return view.characters[asked.facts.character];
  const own = ofSeat(view, asked.seat);
  return own.length === 1 ? own[0] : undefined;
}

/** A way through the board that answers several questions in a row. */
export interface Plan {
  /** The regions that are passed, the last one among them. */
  way: string[];
  keys: string[];
  character: Character;
}

/** How many moves a Travel action has. */
const MOVES = 2;

/** Every region that somebody could walk to now in more than one answer, and how. */
export function plans(game: Context, view: View, chosen: string): Map<string, Plan> {
  const found = new Map<string, Plan>();
  const { asked } = game;
  if (!asked) return found;
  const ends = (id: string): boolean => lurks(view, id);
  const home = (who: Character): string =>
    boardOf(game.library).regions.find((one) => one.home === rival(who.faction))?.id ?? "";
  const add = (who: Character, moves: number, first: string[]): void => {
    for (const [id, way] of reach(atlasOf(game.library).near, who.region, moves, ends, home(who)))
      if (!found.has(id)) found.set(id, { way, keys: [...first, ...way.map((one) => `move:${one}`)], character: who });
  };
  if (asked.prompt === "move") {
    const who = actorOf(game, view);
    if (who) add(who, Number(asked.facts.left ?? 1), []);
  }
  if (asked.prompt === "action") {
    const ready = asked.options.filter((one) => one.verb === "travel").map((one) => one.about);
    for (const id of [...ready].sort((a, b) => Number(b === chosen) - Number(a === chosen))) {
      const who = characterOf(view, id);
      if (who && (id === chosen || ready.length === 1 || !ready.includes(chosen))) add(who, MOVES, [`travel:${id}`]);
    }
  }
  return found;
}

/** The region that an option is about, if it is about one. */
export function regionOf(game: Context, view: View, option: OptionShown): string | null {
  const verb = option.verb;
  if (verb === "move" || verb === "fly" || verb === "region") return option.about;
  if (verb === "challenge") {
    const [who = "", target = ""] = option.about.split(/\.(.*)/);
    return target.includes("@") ? target.split("@")[1]! : (characterOf(view, who)?.region ?? null);
  }
  if (verb === "drive") return option.about.split(/[.>@]/).find((part) => atlasOf(game.library).regions.has(part)) ?? null;
  return null;
}

/** The card of the Event that is resolved now. */
export function eventNow(game: Context, view: View): string | null {
  if (view.phase !== "event") return null;
  const line = [...game.lines].reverse().find((one) => one.kind === "event");
  return typeof line?.facts.card === "string" ? line.facts.card : null;
}
