/** What a card of the game is for the one who draws its scene. */
import type { Kind, Subject } from "../../faces/scene";
import { bandOf, TONE } from "./figures";
import { COLOURS, type Colour, type RuneCard } from "./view";

const KINDS: Record<string, Kind> = { challenge: "foe", ally: "person", hero: "person", event: "event", encounter: "quest", item: "thing" };

export function subjectOf(card: RuneCard): Subject {
  const { id, icon } = card;
  return {
    id,
    icon,
    kind: KINDS[card.kind] ?? "thing",
    traits: [...(card.traits ?? []), ...(card.type ? [card.type] : [])],
    tint: TONE[bandOf(card).tone] ?? TONE.artefact!,
    level: Math.max(0, COLOURS.indexOf(card.deck as Colour)),
  };
}
