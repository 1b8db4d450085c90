/** What can be read from a game that the page knows nothing of: dice in its log, and icons for common words. */
import type { LogLine, OptionShown } from "../../lib/wire";
import type { Sense } from "../../table/moments";
import type { Die } from "../types";

const OPTIONS: Record<string, string> = {
  pass: "next-button",
  done: "check-mark",
  yes: "check-mark",
  no: "cancel",
  keep: "checked-shield",
  play: "card-play",
  draw: "card-draw",
  discard: "card-discard",
  roll: "perspective-dice-six-faces-random",
  reroll: "clockwise-rotation",
  move: "walk",
  walk: "walk",
  stay: "campfire",
  bid: "two-coins",
  buy: "shop",
  target: "archery-target",
};
const LINES: Record<string, string> = {
  turn: "hourglass",
  round: "hourglass",
  won: "laurel-crown",
  drew: "card-draw",
  played: "card-play",
  rolled: "perspective-dice-six-faces-random",
  undo: "anticlockwise-rotation",
};

export const optionIcon = (option: OptionShown): string => OPTIONS[option.verb] ?? "pointing";

export const lineIcon = (line: LogLine): string => LINES[line.kind] ?? "quill-ink";

/** The dice of a line: its facts `die` or `dice`, with their `sides` if the game says how many they have. */
export function dice(line: LogLine): Die[] {
  const { die, dice, sides } = line.facts;
  const thrown: unknown[] = Array.isArray(dice) ? dice : [die];
  return thrown.flatMap((one, number): Die[] => {
    const kind: unknown = Array.isArray(sides) ? sides[number] : sides;
    const known = typeof kind === "number" ? kind : 0;
    return typeof one === "number" ? [{ sides: known, text: String(one), label: known ? `d${known}` : "" }] : [];
  });
}

const HEADS = new Set(["won", "drew", "played"]);

/** A line with dice is a throw, one about a card shows it; all others follow from what came before. */
export function sense(line: LogLine): Sense {
  const { card } = line.facts;
  if (line.kind === "turn" || line.kind === "round") return { part: "quiet" };
  if (dice(line).length) return { part: "dice" };
  if (typeof card === "string" && HEADS.has(line.kind)) return { part: "card", card };
  return { part: line.kind === "won" ? "outcome" : "gain" };
}
