import { describe, expect, it } from "vitest";
import type { LogLine } from "../lib/wire";
import { lasts, type Moment, momentsOf, type Reader, sceneChanges, type Sense } from "./moments";

const line = (number: number, kind: string, seat: number | null = 0, text = `${kind} happened`): LogLine => ({
  number,
  kind,
  seat,
  text,
  cites: [],
  facts: {},
});
const PARTS: Record<string, Sense> = {
  drew: { part: "card", card: "ogre" },
  fought: { part: "card", card: "ogre-foe" },
  rolled: { part: "dice", good: true },
  hit: { part: "dice", good: false },
  beat: { part: "outcome", good: true },
  gold: { part: "gain" },
  wounded: { part: "harm" },
  moved: { part: "walk" },
  turn: { part: "quiet" },
};
const reader: Reader = {
  sense: (one) => PARTS[one.kind]!,
  dice: (one) => (one.kind === "rolled" ? [{ sides: 20, text: "7", label: "" }] : []),
};
const shown = (...kinds: string[]) => momentsOf(kinds.map((kind, number) => line(number, kind)), reader);
const brief = (moments: Moment[]) => moments.map((one) => [one.kind, ...one.lines.map((each) => each.kind)].join(" "));

describe("moments", () => {
  it("put what follows under what it follows from", () => {
    expect(brief(shown("rolled", "wounded", "beat", "gold", "gold"))).toEqual(["dice rolled wounded", "outcome beat gold gold"]);
  });

  it("show what was gained by itself if nothing came before", () => {
    expect(brief(shown("gold", "gold"))).toEqual(["gain gold gold"]);
    expect(brief(shown("moved", "gold"))).toEqual(["walk moved", "gain gold"]);
  });

  it("leave out what has no words, is quiet, or is about the table itself", () => {
    const lines = [line(0, "turn"), line(1, "drew", 0, ""), line(2, "undo"), line(3, "drew")];
    expect(momentsOf(lines, reader).map((one) => one.number)).toEqual([3]);
  });

  it("do not lay at one seat's door what befell another", () => {
    const moments = momentsOf([line(0, "beat", 0), line(1, "wounded", 1)], reader);
    expect(brief(moments)).toEqual(["outcome beat", "gain wounded"]);
    expect(moments[1]!.good).toBe(false);
  });

  it("are one throw, if what dice came to is told in lines of its own", () => {
    const [throwing] = shown("rolled", "hit");
    expect(throwing!.lines).toHaveLength(2);
    expect(throwing!.good).toBe(false);
  });

  it("turn the same card over only once", () => {
    expect(brief(shown("drew", "fought"))).toEqual(["card drew fought"]);
    expect(brief(shown("fought", "drew"))).toEqual(["card fought", "card drew"]);
  });

  it("know the card and when the table looks different", () => {
    expect(shown("rolled", "drew")[1]!.card).toBe("ogre");
    expect(sceneChanges(shown("rolled", "hit"))).toBe(-1);
    expect(sceneChanges(shown("rolled", "drew", "rolled"))).toBe(1);
    expect(sceneChanges(shown("moved", "drew"))).toBe(0);
  });

  it("carry nobody away before the fight is told", () => {
    expect(sceneChanges(shown("drew", "rolled", "moved"))).toBe(2);
  });

  it("last longer for a long text, for whoever it concerns, and not at all for those who hurry", () => {
    const [card] = shown("drew");
    expect(lasts(card!, 0, true, 500)).toBe(0);
    expect(lasts(card!, 550, true, 200)).toBeGreaterThan(lasts(card!, 550, true, 20));
    expect(lasts(card!, 550, true, 200)).toBeGreaterThan(lasts(card!, 550, false, 200));
    expect(lasts(card!, 550, true, 100_000)).toBeLessThan(6000);
  });
});
