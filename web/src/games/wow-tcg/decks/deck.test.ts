import { describe, expect, it } from "vitest";
import type { Card } from "../view";
import { changed, decode, drawn, encode, sum } from "./deck";
import { found, NONE } from "./search";

const card = (id: string, number: number, more: Partial<Card> = {}): Card =>
  ({
    id,
    number,
    kind: "ally",
    name: { en: id, it: id },
    line: { en: "Horde ally: Troll", it: "Alleato" },
    text: { en: "Draw a card.", it: "Pesca una carta." },
    rarity: "common",
    tags: [],
    classes: ["mage"],
    faction: "horde",
    race: "troll",
    type: "fire",
    cost: 2,
    atk: 3,
    health: 1,
    defence: null,
    strike: null,
    ...more,
  }) as Card;
const cards = [card("hero", 9, { kind: "hero" }), card("Coup de Grâce", 93, { cost: "X+1", atk: null }), card("Brigg", 231)];
const byId = (id: string) => cards.find((one) => one.id === id);

describe("a deck", () => {
  it("is the same after it was written in short and read", () => {
    const deck = { hero: "hero", cards: { Brigg: 4, "Coup de Grâce": 1 }, side: { Brigg: 2 } };
    expect(encode(deck, byId)).toBe("9:93x1.231x4/231x2");
    expect(decode(encode(deck, byId), cards)).toEqual(deck);
    expect(decode("9:", cards)).toEqual({ hero: "hero", cards: {}, side: {} });
  });
  it("forgets a card of which there is none left", () => {
    const deck = changed({ hero: "hero", cards: {}, side: {} }, "cards", "Brigg", 1);
    expect(sum(deck.cards)).toBe(1);
    expect(changed(deck, "cards", "Brigg", -1).cards).toEqual({});
    expect(changed(deck, "side", "Brigg", -1).side).toEqual({});
  });
  it("is drawn from card by card, each as often as it is in it", () => {
    const deck = { hero: "hero", cards: { Brigg: 3, "Coup de Grâce": 2 }, side: {} };
    expect(drawn(deck).sort()).toEqual(["Brigg", "Brigg", "Brigg", "Coup de Grâce", "Coup de Grâce"]);
    expect(drawn(deck, () => 0)).not.toEqual(drawn(deck, () => 0.99));
  });
});

describe("cards", () => {
  const names = (query: string, filters = {}) => found(cards, query, { ...NONE, ...filters }, "en").map((one) => one.id);
  it("are found by every word, without accents and case", () => {
    expect(names("coup grace")).toEqual(["Coup de Grâce"]);
    expect(names("troll draw brigg")).toEqual(["Brigg"]);
    expect(names("brigg nothing")).toEqual([]);
  });
  it("are found by figures at, below and above a number, and never by one that they have not", () => {
    expect(names("atk>=3")).toEqual(["hero", "Brigg"]);
    expect(names("atk>3")).toEqual([]);
    expect(names("cost<2")).toEqual(["Coup de Grâce"]);
    expect(names("strike<9")).toEqual([]);
  });
  it("are found by what they are", () => {
    expect(names("", { kind: "hero" })).toEqual(["hero"]);
    expect(names("", { cost: "2" })).toEqual(["hero", "Brigg"]);
    expect(names("", { race: "orc" })).toEqual([]);
  });
});
