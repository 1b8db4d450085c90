/** What a seat may choose to play before a match. */
import type { CardShown, Library } from "./wire";

export interface Brought {
  id: string;
  /** The card that shows it. */
  card: CardShown;
}

export function brought(brings: Record<string, string>, library: Library | null): Brought[] {
  return Object.entries(brings).flatMap(([id, shown]) => {
    const card = library?.cards.find((one) => one.id === shown);
    return card ? [{ id, card }] : [];
  });
}
