/** The icons of what happens and can be chosen in many games. */
import type { LogLine, OptionShown } from "../lib/wire";

const LINES: Record<string, string> = {
  turn: "player-next",
  drew: "card-draw",
  healed: "heart-plus",
  defeated: "half-dead",
  used: "card-play",
  got: "knapsack",
  undefeated: "skull-crossed-bones",
  event: "scroll-unfurled",
  looked: "spyglass",
  kept: "knapsack",
  discarded: "card-discard",
  won: "laurel-crown",
  forced: "pointing",
};

export const ofLine = (line: LogLine): string => LINES[line.kind] ?? "scroll-unfurled";

const VERBS: Record<string, string> = {
  use: "card-play",
  done: "check-mark",
  pass: "check-mark",
  choose: "pointing",
  take: "hand",
  drop: "card-discard",
  yes: "check-mark",
  no: "cross-mark",
};

export const ofOption = (option: OptionShown): string => VERBS[option.verb] ?? "pointing";
