/** The icons, shapes and colours of the game: of its figures, spaces, tokens, cards, options and lines. */
import type { Asked, LogLine, OptionShown } from "../../lib/wire";
import { ofLine, ofOption } from "../icons";
import type { Colour, Resource, Space } from "./view";

export const FIGURE = {
  attack: "sword-brandish",
  ranged: "high-shot",
  melee: "crossed-swords",
  defence: "shield",
  damage: "bleeding-wound",
  life: "hearts",
  energy: "power-lightning",
  movement: "walking-boot",
  valor: "laurel-crown",
  hand: "card-pick",
  level: "upgrade",
} as const;

export type Figure = keyof typeof FIGURE;

/** What rises from a character's figure when it happens. */
export const RISING = {
  hurt: { icon: FIGURE.life, sign: "−", tone: "#ff8d7c" },
  healed: { icon: FIGURE.life, sign: "+", tone: "#a5e08f" },
  drew: { icon: FIGURE.hand, sign: "+", tone: "#ffe08a" },
};

/** Levels are told apart by colour, by shape and by letter; `rim` is the outline of a space of that level. */
export const LEVEL: Record<Colour, { fill: string; tone: string; land: string; rim: string }> = {
  grey: { fill: "#8d8a86", tone: "#5d5a57", land: "#d9cfae", rim: "M0 -37A37 37 0 1 1 -.01 -37Z" },
  green: { fill: "#5f9e52", tone: "#2f6f34", land: "#c3cd93", rim: "M-27 -35H27Q35 -35 35 -27V27Q35 35 27 35H-27Q-35 35 -35 27V-27Q-35 -35 -27 -35Z" },
  yellow: { fill: "#dcae2a", tone: "#7d5d00", land: "#e3c884", rim: "M0 -50L44 0L0 50L-44 0Z" },
  red: {
    fill: "#c4463c",
    tone: "#a1241e",
    land: "#d6a183",
    rim: "M0 -46L11 -35L27 -37L28 -21L42 -14L35 0L42 14L28 21L27 37L11 35L0 46L-11 35L-27 37L-28 21L-42 14L-35 0L-42 -14L-28 -21L-27 -37L-11 -35Z",
  },
};

export const RESOURCE: Record<Resource, string> = {
  scroll: "tied-scroll",
  book: "spell-book",
  "small-potion": "standing-potion",
  "large-potion": "health-potion",
  "place-discovery": "treasure-map",
  "flight-path": "griffin-symbol",
  "auction-house": "gavel",
  "quest-giver": "talk",
};

export const TOKEN: Record<string, string> = {
  gold: "two-coins",
  hearthstone: "rune-stone",
  "far-sight": "telescope",
  "rocket-boot": "boots",
  merchant: "swap-bag",
  ambush: "hooded-assassin",
  "false-map": "compass",
  "power-drain": "lightning-helix",
  disease: "virus",
  bomb: "unlit-bomb",
};

export const TIMING = { movement: "walking-boot", combat: "crossed-swords", special: "sparkles" } as const;

export const POTION: Record<string, string> = { health: "heart-bottle", mana: "magic-potion", swiftness: "bubbling-flask" };

const KIND: Partial<Record<Space["kind"], string>> = { city: "castle", key: "village", overlord: "crowned-skull" };

/** What a space shows in its middle, if it is not one of the plain ones. */
export const kindIcon = (space: Space, printed: string | undefined): string | undefined =>
  space.kind === "map" ? (printed ?? "cave-entrance") : KIND[space.kind];

/** What grows and stands in a region, by the first letters of its spaces. */
export const REGIONS: Record<string, string> = {
  t: "dead-wood",
  s: "pine-tree",
  h: "hills",
  x: "pine-tree",
  p: "mushrooms",
  e: "tombstone",
  d: "mountains",
  w: "swamp",
  b: "volcano",
  el: "forest",
  k: "dead-wood",
  g: "palm-tree",
  st: "palm-tree",
  bl: "burning-embers",
};

/** The bands of cards: colours by kind, where the card has no level. */
export const TONE: Record<string, string> = {
  ability: "#4b4391",
  quest: "#7a5417",
  trophy: "#8a6a12",
  character: "#7a3a22",
  side: "#7a3a22",
};

export const BAND: Record<string, string> = {
  ability: "card-play",
  quest: "scroll-quill",
  trophy: "trophy-cup",
  character: "visored-helm",
  side: "visored-helm",
  encounter: "dragon-head",
  event: "scroll-unfurled",
  back: "scroll-unfurled",
  weapon: "broadsword",
  armor: "breastplate",
  bag: "knapsack",
};

const LINES: Record<string, string> = {
  takes: "visored-helm",
  starts: "position-marker",
  "movement-die": "perspective-dice-six-faces-random",
  moved: "walking-boot",
  resource: "treasure-map",
  played: "card-play",
  drank: "magic-potion",
  cancelled: "cross-mark",
  attached: "card-play",
  flipped: "clockwise-rotation",
  challenge: "card-draw",
  exhausted: "card-burn",
  combat: "sword-clash",
  duel: "sword-clash",
  dice: "perspective-dice-six-faces-random",
  rerolled: "perspective-dice-six-faces-random",
  rolled: "perspective-dice-six-faces-random",
  power: "sparkles",
  attack: "crossed-swords",
  "foe-hurt": "bleeding-wound",
  "combat-cancelled": "cross-mark",
  victory: "trophy",
  both: "half-dead",
  hurt: "bleeding-wound",
  spared: "shield",
  cured: "heart-plus",
  revived: "heart-plus",
  level: "upgrade",
  "no-level": "upgrade",
  lost: "card-discard",
  equipped: "breastplate",
  "took-off": "breastplate",
  stole: "swap-bag",
  "passed-over": "card-discard",
  "no-item": "knapsack",
  quest: "scroll-quill",
  dropped: "card-discard",
  collected: "flag-objective",
  travelled: "flag-objective",
  completed: "laurel-crown",
  claimed: "laurel-crown",
  trophy: "trophy-cup",
  "no-trophy": "trophy-cup",
  placed: "treasure-map",
  revealed: "treasure-map",
  suffered: "half-dead",
  spent: "treasure-map",
  "token-gone": "treasure-map",
  "no-discovery": "treasure-map",
  "event-gone": "scroll-unfurled",
  turned: "clockwise-rotation",
  gone: "skull-crossed-bones",
};

/** How much a line matters to somebody who was away. */
export const MATTERS: Record<string, number> = {
  won: 9,
  level: 5,
  completed: 5,
  trophy: 5,
  defeated: 5,
  claimed: 4,
  duel: 4,
  both: 4,
  victory: 4,
  stole: 4,
  event: 3,
  quest: 3,
  turned: 3,
  travelled: 2,
  collected: 2,
  dropped: 2,
  suffered: 2,
  got: 2,
  undefeated: 2,
  gone: 1,
  combat: 1,
  challenge: 1,
  hurt: 1,
};

export const lineIcon = (line: LogLine): string => LINES[line.kind] ?? ofLine(line);

const VERBS: Record<string, string> = {
  move: "walking-boot",
  space: "position-marker",
  play: "card-play",
  brew: "magic-potion",
  mana: "magic-potion",
  potion: "magic-potion",
  health: "heart-bottle",
  swiftness: "bubbling-flask",
  flip: "clockwise-rotation",
  token: "treasure-map",
  which: "treasure-map",
  colour: "knapsack",
  resource: "treasure-map",
  draw: "card-draw",
  map: "dragon-head",
  event: "scroll-unfurled",
  marker: "skull-crossed-bones",
  attack: "sword-clash",
  character: "pointing",
  equip: "breastplate",
  off: "card-discard",
  sell: "gavel",
  steal: "swap-bag",
  give: "hand",
  lose: "card-discard",
  card: "card-discard",
  quest: "scroll-quill",
};

export function optionIcon(option: OptionShown, _asked: Asked): string {
  if (option.verb === "resource") return RESOURCE[option.about as Resource] ?? VERBS.resource!;
  if (option.verb === "token") return TOKEN[option.about] ?? VERBS.token!;
  return VERBS[option.verb] ?? ofOption(option);
}
