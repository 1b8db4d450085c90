import { describe, expect, it } from "vitest";
import type { Asked, State } from "../lib/wire";
import { idOf, keyIn, others, overtaken, titles } from "./questions";

const ask = (seat: number, part = "", more: Partial<Asked> = {}): Asked =>
  ({ decision: 4, seat, part, title: part && part.toUpperCase(), first: false, options: [], ...more }) as unknown as Asked;
const state = (more: Partial<State>): State => ({ asked: [], waiting: [], answers: 4, last: null, ...more }) as State;
const figure = (seat: number) => ["Amber", "Ruby", "Ash and Frost"][seat]!;
const mine = (seat: number) => seat === 0;

describe("questions that are open at once", () => {
  it("are told apart by seat and part", () => {
    expect(new Set([ask(0), ask(1), ask(2, "ash"), ask(2, "frost")].map(idOf)).size).toBe(4);
  });
  it("are called after their parts, or else after what the seat plays", () => {
    expect(titles([ask(0), ask(1), ask(2, "ash")], figure)).toEqual(["Amber", "Ruby", "ASH"]);
  });
  it("say the seat as well where two would be called alike", () => {
    expect(titles([ask(0, "bid"), ask(1, "bid"), ask(1, "other")], figure)).toEqual(["BID (Amber)", "BID (Ruby)", "OTHER"]);
  });
  it("name a thing after their part, once", () => {
    expect(keyIn(ask(2, "ash"), "move:inn")).toBe("ash/move:inn");
    expect(keyIn(ask(2, "ash"), "ash/move:inn")).toBe("ash/move:inn");
    expect(keyIn(ask(0), "move:inn")).toBe("move:inn");
  });
});

describe("who is waited for", () => {
  it("are the others, whatever we are asked ourselves", () => {
    expect(others(state({ waiting: [0, 1, 2] }), mine)).toEqual([1, 2]);
  });
});

describe("whoever is first", () => {
  const before = state({ asked: [ask(0, "", { first: true })] });
  it("was faster if it was not we, and our question is gone", () => {
    expect(overtaken(before, state({ answers: 5, last: 1 }), mine)).toBe(1);
    expect(overtaken(before, state({ answers: 5, last: 1, asked: [ask(0, "", { first: true, decision: 5 })] }), mine)).toBe(1);
  });
  it("was nobody else if we acted ourselves, nothing was answered, or the question is still open", () => {
    expect(overtaken(before, state({ answers: 5, last: 0 }), mine)).toBeNull();
    expect(overtaken(before, state({ answers: 4, last: 1 }), mine)).toBeNull();
    expect(overtaken(before, state({ answers: 5, last: 1, asked: [ask(0, "", { first: true })] }), mine)).toBeNull();
    expect(overtaken(null, state({ answers: 5, last: 1 }), mine)).toBeNull();
  });
  it("does not matter where everybody answers in secret", () => {
    expect(overtaken(state({ asked: [ask(0)] }), state({ answers: 5, last: 1 }), mine)).toBeNull();
  });
});
