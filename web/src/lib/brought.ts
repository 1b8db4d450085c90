/** What a seat may choose to play before a match. */
import type { CardShown, DeckShown, Library, Words } from "./wire";

export interface Brought {
  id: string;
  /** The card that shows it. */
  card: CardShown;
  /** What it is called: the card itself, or a deck and who leads it. */
  name: Words;
}

/** What others may know of a deck of somebody's own: only who leads it. */
const OWN = "own:";

/** What the game offers to all, and decks of one's own. */
export function brought(brings: Record<string, string>, library: Library | null, own: readonly DeckShown[] = []): Brought[] {
  const card = (id: string): CardShown | undefined => library?.cards.find((one) => one.id === id);
  const shelf = new Map(((library?.board as { shelf?: { id: string; name: Words }[] } | undefined)?.shelf ?? []).map((one) => [one.id, one.name]));
  const led = (deck: Words, hero: CardShown): Words => ({ en: `${deck.en} (${hero.name.en})`, it: `${deck.it} (${hero.name.it})` });
  // Of decks that are alike one is as good as the other.
  const kept = new Map(own.map((deck) => [deck.brings, deck]));
  return [
    ...[...kept.values()].map((deck) => ({ id: deck.brings, shown: deck.shown.slice(OWN.length), deck: { en: deck.name, it: deck.name } as Words | undefined })),
    ...Object.entries(brings).map(([id, shown]) => ({ id, shown, deck: shelf.get(id) })),
  ].flatMap(({ id, shown, deck }) => {
    const found = card(shown);
    return found ? [{ id, card: found, name: deck ? led(deck, found) : found.name }] : [];
  });
}

/** Who leads what a seat brings, as far as everybody may know. */
export const leader = (brings: string, choices: readonly Brought[]): CardShown | undefined =>
  brings.startsWith(OWN) ? choices.find((one) => one.card.id === brings.slice(OWN.length))?.card : choices.find((one) => one.id === brings)?.card;
