/** What a card of the game, or a face of one, is for the one who draws its scene. */
import type { Kind, Subject } from "../../faces/scene";
import { LEVEL, TONE } from "./figures";
import { type Card, COLOURS, type Colour, type Face } from "./view";

const KINDS: Record<string, Kind> = {
  encounter: "foe",
  weapon: "thing",
  armor: "thing",
  bag: "thing",
  event: "event",
  back: "event",
  quest: "quest",
  ability: "deed",
  trophy: "trophy",
  character: "person",
  side: "person",
};

/** The land of a region, by the first letters of its spaces. */
const LANDS: Record<string, string> = {
  t: "grave",
  s: "forest",
  h: "hill",
  x: "forest",
  p: "forest",
  e: "grave",
  d: "mountain",
  w: "swamp",
  b: "volcano",
  el: "plain",
  k: "forest",
  g: "coast",
  st: "coast",
  bl: "volcano",
};

const landOf = (space: string | undefined): string | undefined =>
  space ? (LANDS[/^[a-z]+(?=\d)/.exec(space)?.[0] ?? ""] ?? "town") : undefined;

export function subjectOf(face: Card | Face, colour?: Colour): Subject {
  const { id, icon, kind } = face;
  const land = landOf((face as Face).space);
  return {
    id,
    icon,
    kind: KINDS[kind] ?? "thing",
    traits: (face as Face).traits ?? [],
    tint: colour ? LEVEL[colour].tone : (TONE[kind] ?? TONE.ability!),
    level: colour ? COLOURS.indexOf(colour) : 0,
    ...(land ? { terrain: land } : {}),
  };
}
