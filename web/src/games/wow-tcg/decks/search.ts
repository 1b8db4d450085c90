/** Cards are found by words of their names and texts, by figures (`cost<3`, `atk>=4`), and by what they are. */
import type { Language } from "../../../lib/wire";
import type { Card } from "../view";

export interface Filters {
  kind: string;
  faction: string;
  class: string;
  race: string;
  rarity: string;
  type: string;
  cost: string;
}

export const NONE: Filters = { kind: "", faction: "", class: "", race: "", rarity: "", type: "", cost: "" };

const FIGURES: Record<string, keyof Card> = {
  cost: "cost",
  costo: "cost",
  atk: "atk",
  health: "health",
  salute: "health",
  def: "defence",
  dif: "defence",
  strike: "strike",
  colpo: "strike",
  number: "number",
  numero: "number",
};
const FIGURE = /^([a-z]+)(<=|>=|<|>|=|:)(\d+)$/;

/** Letters without accents and case, so that nobody has to know them. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

const number = (value: unknown): number => (value === null || value === undefined ? Number.NaN : Number.parseInt(String(value).replace(/[^0-9]/g, "") || "0", 10));

function fits(card: Card, word: string, said: string): boolean {
  const found = FIGURE.exec(word);
  const field = found && FIGURES[found[1]!];
  if (!found || !field) return said.includes(word);
  const [value, wanted] = [number(card[field]), Number(found[3])];
  if (Number.isNaN(value)) return false;
  return { "<": value < wanted, ">": value > wanted, "<=": value <= wanted, ">=": value >= wanted }[found[2]!] ?? value === wanted;
}

/** Everything that is said of a card, in both languages for its name and in one's own for the rest. */
const told = (card: Card, language: Language): string =>
  plain([card.name.en, card.name.it, card.line[language], card.text[language], card.rarity, ...card.tags].join(" "));

/** The cards that have every word, and are what the filters want. */
export function found(cards: readonly Card[], query: string, filters: Filters, language: Language): Card[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const cost = (card: Card): boolean => {
    const value = number(card.cost);
    return filters.cost === "7" ? value >= 7 : value === Number(filters.cost);
  };
  return cards.filter(
    (card) =>
      (!filters.kind || card.kind === filters.kind) &&
      (!filters.faction || card.faction === filters.faction) &&
      (!filters.class || card.classes.includes(filters.class)) &&
      (!filters.race || card.race === filters.race) &&
      (!filters.rarity || card.rarity === filters.rarity) &&
      (!filters.type || card.type === filters.type) &&
      (!filters.cost || cost(card)) &&
      (!wanted.length || wanted.every((word) => fits(card, word, told(card, language)))),
  );
}
