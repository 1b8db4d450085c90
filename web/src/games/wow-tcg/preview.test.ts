import { describe, expect, it } from "vitest";
import { clash, type Fighter, preview } from "./preview";
import type { PieceShown, View } from "./shown";

const PIECE: PieceShown = { card: "x", owner: 0, exhausted: false, damage: 0, atk: 0, health: 0, defence: 0, marks: [], counters: {}, host: "", x: 0, down: false, token: false, blank: false, fresh: false };
const SEAT = { team: 0, hero: null, allies: {}, equipment: {}, abilities: {}, resources: {}, ready: 0, hand: 0, deck: 0, graveyard: [], removed: [], out: false, placed: false };

const fighter = (label: string, seat: number, row: string, change: Partial<PieceShown>, totem = false): Fighter => ({ label, seat, row, piece: { ...PIECE, ...change }, totem });
const table = (change: Partial<View> = {}): View => ({ step: "action", active: 0, speaker: 0, turn: 3, round: 1, first: 0, seats: [SEAT, { ...SEAT, team: 1, equipment: { helm: { ...PIECE, defence: 2 }, belt: { ...PIECE, defence: 1, exhausted: true } } }], chain: [], combat: null, winner: null, contest: null, limited: null, ...change });

const wolf = fighter("wolf", 0, "allies", { atk: 3, health: 2 });
const bear = fighter("bear", 1, "allies", { atk: 2, health: 5, damage: 1 });
const king = fighter("king", 1, "hero", { health: 20, damage: 17 });
const all: Record<string, Fighter> = { wolf, bear, king, sword: fighter("sword", 1, "equipment", { atk: 4 }), helm: fighter("helm", 1, "equipment", { defence: 2 }) };
const find = (label: string) => all[label];

describe("what a combat leads to", () => {
  it("is damage to both sides at the same time", () => {
    expect(clash(table(), wolf, bear)).toEqual([
      { label: "bear", amount: 3, left: 1, armor: 0 },
      { label: "wolf", amount: 2, left: 0, armor: 0 },
    ]);
  });
  it("is none to an attacker with long range, and none by a Totem", () => {
    expect(clash(table(), fighter("archer", 0, "allies", { atk: 1, health: 1, marks: ["long-range"] }), bear)[1]).toMatchObject({ amount: 0, left: 1 });
    expect(clash(table(), wolf, fighter("totem", 1, "abilities", { atk: 4, health: 3 }, true))[1]).toMatchObject({ amount: 0 });
  });
  it("may be less where ready armor lies before a hero, and before nobody else", () => {
    expect(clash(table(), wolf, king)[0]).toEqual({ label: "king", amount: 3, left: 0, armor: 2 });
    expect(clash(table(), wolf, bear)[0]).toMatchObject({ armor: 0 });
  });
});

describe("what an option leads to", () => {
  const combat = { attacker: "wolf", proposed: "king", defender: "king", strikes: [] };
  it("is told of a defender who is looked at", () => {
    const ask = { prompt: "defender", facts: { attacker: "wolf" }, focus: "defender:bear" };
    expect(preview(table(), ask, find).map((one) => one.left)).toEqual([1, 0]);
    expect(preview(table(), { ...ask, focus: "" }, find)).toEqual([]);
  });
  it("counts a strike for the hero who makes it", () => {
    const ask = { prompt: "defend", facts: {}, focus: "strike:sword" };
    expect(preview(table({ combat }), ask, find)[1]).toMatchObject({ label: "wolf", amount: 4, left: 0 });
    expect(preview(table({ combat }), { ...ask, focus: "pass" }, find)[1]).toMatchObject({ amount: 0, left: 2 });
  });
  it("takes off what armor prevents", () => {
    const ask = { prompt: "prevent", facts: { victim: "king", amount: 3 }, focus: "armor:helm" };
    expect(preview(table(), ask, find)).toEqual([{ label: "king", amount: 1, left: 2, armor: 0 }]);
    expect(preview(table(), { ...ask, focus: "done" }, find)).toEqual([{ label: "king", amount: 3, left: 0, armor: 0 }]);
  });
  it("puts whoever protects in the place of the defender", () => {
    expect(preview(table({ combat: { ...combat, defender: "" } }), { prompt: "protect", facts: {}, focus: "protect:bear" }, find)[0]).toMatchObject({ label: "bear", left: 1 });
  });
});
