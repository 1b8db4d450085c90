/** What a seat sees of the card game, and the cards as the game's own records tell of them. */
import type { CardShown, Words } from "../../lib/wire";
import type { Context } from "../types";
import { called, viewOf as seenView } from "../view";
import type { PieceShown, SeatShown, View } from "./shown";

export type { CombatShown, LimitedShown, LinkShown, PieceShown, SeatShown, View } from "./shown";

export interface Part {
  kind: string;
  text: Words;
  word?: string;
  reminder?: Words;
}

export type Faction = "alliance" | "horde" | "neutral";

export interface Card extends CardShown {
  cost: number | string | null;
  atk: number | null;
  type: string | null;
  health: number | null;
  defence: number | null;
  strike: number | null;
  faction: Faction;
  classes: string[];
  race: string;
  rarity: string;
  tags: string[];
  line: Words;
  parts: Part[];
  token: boolean;
  totem: boolean;
  number: number;
}

/** A deck of the shelf. */
export interface Deck {
  id: string;
  name: Words;
}

type Terms = Record<string, Record<string, Words>>;

export type Row = "hero" | "allies" | "equipment" | "abilities" | "resources";

/** A card in play, where it lies, and what answers call it. */
export interface Placed {
  label: string;
  seat: number;
  row: Row;
  piece: PieceShown;
}

export const viewOf = seenView<View>;

export const cardOf = (game: Context, id: string): Card | undefined => game.card(id) as Card | undefined;

export const nameOf = (game: Context, id: string): string => game.card(id)?.name[game.language] ?? (id ? called(id) : "");

/** The word for something: `term(game, "class", "mage")`. */
export const term = (game: Context, kind: string, word: string): string =>
  (game.library.board as { terms: Terms }).terms[kind]?.[word]?.[game.language] ?? word;

/** What answers call the hero of a seat: of two who are the same one the second has a number. */
export function heroLabel(seats: readonly SeatShown[], seat: number): string {
  const card = seats[seat]?.hero?.card ?? "";
  const before = seats.slice(0, seat).filter((one) => one.hero?.card === card).length;
  return before ? `${card}-${before + 1}` : card;
}

const ROWS = ["allies", "equipment", "abilities", "resources"] as const;

/** Everything in play, by what answers call it. */
export function placed(view: View): Map<string, Placed> {
  const found = new Map<string, Placed>();
  view.seats.forEach((one, seat) => {
    const label = heroLabel(view.seats, seat);
    if (one.hero) found.set(label, { label, seat, row: "hero", piece: one.hero });
    for (const row of ROWS) for (const [name, piece] of Object.entries(one[row])) found.set(name, { label: name, seat, row, piece });
  });
  return found;
}

/** The row of a seat without what is attached to something. */
export const lying = (seat: SeatShown, row: (typeof ROWS)[number]): [string, PieceShown][] =>
  Object.entries(seat[row]).filter(([, piece]) => !piece.host);

/** What is attached to a card in play. */
export const attached = (all: ReadonlyMap<string, Placed>, label: string): Placed[] =>
  [...all.values()].filter((one) => one.piece.host === label);

export const life = (piece: PieceShown): number => Math.max(0, piece.health - piece.damage);

export const isTotem = (game: Context, piece: PieceShown): boolean => cardOf(game, piece.card)?.totem ?? false;

/** Whether somebody could be attacked and can be destroyed by damage. */
export const hasLife = (game: Context, one: Placed): boolean => one.row === "hero" || one.row === "allies" || isTotem(game, one.piece);

/** A card as a card of the hand is told from one in play that is called the same. */
export const HAND_VERBS: readonly string[] = ["play", "place", "quest", "discard"];

/** The verbs about a card in play. */
export const isInPlay = (verb: string): boolean => !HAND_VERBS.includes(verb) && !["take", "remove", "under", "main", "side", "in", "out", "trigger", "shield", "apply"].includes(verb);

/** What can be chosen about a card in play, or (as `seat-0`) about the player whose hero it is. */
export const choices = (game: Context, one: Placed) =>
  game.asked
    ? [
        ...game.options(one.label).filter((option) => isInPlay(option.verb)),
        ...(one.row === "hero" ? game.asked.options.filter((option) => option.key === `target:seat-${one.seat}` || option.key === `seat:${one.seat}`) : []),
      ]
    : [];

/** The seats in the order in which they are shown: one's own, then those after it. */
export function around(view: View, seat: number | null): number[] {
  const own = seat ?? 0;
  return view.seats.map((_, step) => (own + step) % view.seats.length);
}
