/** What it stands for to drag a card from one place of the table to another. */
import type { Context } from "../types";
import { cardOf, placed, viewOf } from "./view";

/** The options, one after the other: a card of the hand is played or becomes a resource, whoever is in play attacks or is used. */
export function drop(game: Context, what: string, where: string): string[] | null {
  const view = viewOf(game);
  const [from, id = ""] = what.split(/:(.*)/);
  const [to, label = ""] = where.split(/:(.*)/);
  if (!view || !where || what === where) return null;
  const quest = cardOf(game, id)?.kind === "quest";
  if (from === "hand") {
    if (to === "resources") return [quest ? `quest:${id}` : `place:${id}`];
    if (quest) return [`quest:${id}`];
    return to === "piece" ? [`play:${id}`, `target:${label}`] : [`play:${id}`];
  }
  if (from !== "piece" || to !== "piece") return null;
  const all = placed(view);
  const [mover, other] = [all.get(id), all.get(label)];
  if (!mover || !other || mover.seat !== game.seat) return null;
  const used = game.asked?.options.some((option) => option.key === `use:${id}`);
  const foe = view.seats[other.seat]?.team !== view.seats[mover.seat]?.team;
  if (foe && !(used && !game.asked?.options.some((option) => option.key === `attack:${id}`))) return [`attack:${id}`, `defender:${label}`];
  return used ? [`use:${id}`, `target:${label}`] : null;
}
