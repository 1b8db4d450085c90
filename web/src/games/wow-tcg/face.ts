/** What a card of the game is for the one who draws its scene. */
import type { Kind, Subject } from "../../faces/scene";
import { toneOf } from "./figures";
import type { Card } from "./view";

const KINDS: Record<string, Kind> = { hero: "person", ally: "person", ability: "deed", weapon: "thing", armor: "thing", item: "thing", quest: "quest" };
const RARE = ["common", "uncommon", "rare", "epic", "legendary"];
const BEASTS = ["Bear", "Cat", "Raptor", "Demon", "Dragonkin", "Elemental", "Pet"];

export const subjectOf = (card: Card): Subject => ({
  // The number in the set keeps apart what only its icon would.
  id: `${card.number} ${card.id}`,
  icon: card.icon,
  kind: card.tags.some((one) => BEASTS.includes(one)) && card.kind === "ally" ? "foe" : (KINDS[card.kind] ?? "thing"),
  traits: [...card.tags, card.race].map((one) => one.toLowerCase()),
  tint: toneOf(card),
  // The dearer an ally is, and the rarer anything else, the larger it stands there.
  level: card.kind === "ally" ? Math.min(3, Math.floor(Number(card.cost ?? 0) / 2)) : Math.max(0, RARE.indexOf(card.rarity) - 1),
});
