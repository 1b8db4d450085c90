/** What a card of the game is for the one who draws its scene. */
import type { Kind, Subject } from "../../faces/scene";
import { TONE } from "./figures";
import type { Card } from "./view";

const KINDS: Record<string, Kind> = {
  power: "deed",
  talent: "deed",
  item: "thing",
  quest: "quest",
  event: "event",
  creature: "foe",
  boss: "foe",
  overlord: "foe",
  character: "person",
  race: "person",
};

/** What kind of being a creature is, where its name does not say so. */
const TRAITS: Record<string, readonly string[]> = {
  ghoul: ["undead"],
  wraith: ["undead"],
  murloc: ["beast"],
  gnoll: ["beast"],
  "scarlet-crusader": ["humanoid"],
};

/** The light in which an area lies. */
const LANDS: Record<string, string> = {
  "tirisfal-glades": "grave",
  "silverpine-forest": "forest",
  "alterac-mountains": "mountain",
  "hillsbrad-foothills": "hill",
  "western-plaguelands": "grave",
  hinterlands: "forest",
  "eastern-plaguelands": "volcano",
};

const GRAVE: Record<string, number> = { grey: 0, green: 1, yellow: 2, red: 3, triangle: 0, square: 1, circle: 2, special: 3 };

/** `areas`: the area of each region. */
export function subjectOf(card: Card, areas: ReadonlyMap<string, string>): Subject {
  const region = card.spawns?.[0]?.region ?? card.region;
  const land = region ? LANDS[areas.get(region) ?? ""] : undefined;
  return {
    id: card.id,
    icon: card.icon,
    kind: KINDS[card.kind] ?? "thing",
    traits: TRAITS[card.id] ?? [],
    tint: TONE[card.kind] ?? TONE.item!,
    level: GRAVE[card.grade ?? card.deck] ?? 0,
    ...(land ? { terrain: land } : {}),
  };
}
