/** A deck in the making: its hero, how many of each card are in it and beside it, and how it is written in short. */
import type { CardShown, Library, Words } from "../../../lib/wire";
import type { Card } from "../view";

export interface Deck {
  hero: string;
  cards: Record<string, number>;
  side: Record<string, number>;
}

/** A deck of the shelf, with its code in short. */
export interface ShelfDeck {
  id: string;
  name: Words;
  plan: Words;
  kind: string;
  hero: string;
  icon: string;
  code: string;
}

export type Part = "cards" | "side";

export const shelfOf = (library: Library): ShelfDeck[] => (library.board as { shelf: ShelfDeck[] }).shelf;

export const sum = (cards: Record<string, number>): number => Object.values(cards).reduce((all, count) => all + count, 0);

/** So many more (or fewer) of a card in a part of a deck. */
export function changed(deck: Deck, part: Part, id: string, by: number): Deck {
  const count = Math.max(0, (deck[part][id] ?? 0) + by);
  const { [id]: _, ...rest } = deck[part];
  return { ...deck, [part]: count ? { ...rest, [id]: count } : rest };
}

/** The deck in short, by the numbers of its cards, as a seat brings it. */
export function encode(deck: Deck, card: (id: string) => Card | undefined): string {
  const part = (cards: Record<string, number>): string =>
    Object.entries(cards)
      .map(([id, count]) => [card(id)?.number ?? 0, count] as const)
      .sort(([a], [b]) => a - b)
      .map(([number, count]) => `${number}x${count}`)
      .join(".");
  return `${card(deck.hero)?.number ?? 0}:${part(deck.cards)}${sum(deck.side) ? `/${part(deck.side)}` : ""}`;
}

/** A deck from what it is in short. */
export function decode(code: string, cards: readonly CardShown[]): Deck {
  const named = new Map(cards.map((one) => [(one as Card).number, one.id]));
  const [hero = "", rest = ""] = code.split(":");
  const part = (text = ""): Record<string, number> =>
    Object.fromEntries(
      text
        .split(".")
        .filter(Boolean)
        .map((one) => one.split("x").map(Number))
        .map(([number = 0, count = 0]) => [named.get(number) ?? "", count]),
    );
  const [main, side] = rest.split("/");
  return { hero: named.get(Number(hero)) ?? "", cards: part(main), side: part(side) };
}

/** So many cards from the top of the shuffled deck. */
export function drawn(deck: Deck, chance: () => number = Math.random): string[] {
  const all = Object.entries(deck.cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  for (let left = all.length - 1; left > 0; left--) {
    const other = Math.floor(chance() * (left + 1));
    [all[left], all[other]] = [all[other]!, all[left]!];
  }
  return all;
}
