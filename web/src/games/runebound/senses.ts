/** How the log of the game reads to whoever watches the table. */
import type { LogLine } from "../../lib/wire";
import type { Sense } from "../../table/moments";
import { FIGURE } from "./figures";

type Part = Sense["part"];

const PARTS: Record<string, Part> = {
  turn: "quiet",
  forced: "quiet",
  moved: "walk",
  travelled: "walk",
  placed: "walk",
  "stepped-back": "walk",
  drew: "card",
  faced: "card",
  event: "card",
  "event-ignored": "card",
  stocked: "card",
  revealed: "card",
  peeked: "card",
  kept: "card",
  "movement-roll": "dice",
  rolled: "dice",
  "rival-rolled": "dice",
  "no-roll": "outcome",
  attacked: "outcome",
  beat: "outcome",
  failed: "outcome",
  escaped: "outcome",
  defeated: "outcome",
  killed: "outcome",
  declined: "outcome",
  fulfilled: "outcome",
  grew: "outcome",
  won: "outcome",
  wounded: "harm",
  exhausted: "harm",
  thorns: "harm",
  fell: "harm",
};
const GOOD: Record<string, boolean> = {
  beat: true,
  escaped: true,
  fulfilled: true,
  grew: true,
  won: true,
  failed: false,
  defeated: false,
  killed: false,
};

export function sense(line: LogLine): Sense {
  const { card, success } = line.facts as { card?: string; success?: boolean };
  const part = PARTS[line.kind] ?? "gain";
  const good = line.kind === "rolled" ? success : GOOD[line.kind];
  return { part, ...(part === "card" && card ? { card } : {}), ...(good === undefined ? {} : { good }) };
}

/** Which badge a line changes, and with which sign. */
const COUNTED: Record<string, [icon: string, sign: string]> = {
  wounded: [FIGURE.wounds, "+"],
  healed: [FIGURE.wounds, "−"],
  exhausted: [FIGURE.exhaustion, "+"],
  relieved: [FIGURE.exhaustion, "−"],
  gold: [FIGURE.gold, "+"],
  token: [FIGURE.points, "+"],
  got: ["knapsack", "+"],
  joined: ["three-friends", "+"],
};

export function counts(line: LogLine): { icon: string; text: string } | null {
  const found = COUNTED[line.kind];
  if (!found) return null;
  const amount = Number(line.facts.amount ?? 1);
  return { icon: found[0], text: `${amount < 0 ? "−" : found[1]}${Math.abs(amount)}` };
}
