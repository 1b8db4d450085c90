/** What happens in the middle of the table: a fight, a card that is talked about, cards that are shown, a market. */
import { words } from "../../lib/words.svelte";
import type { Context, Staged } from "../types";
import { boardOf, nameOf, type Town, type View, viewOf } from "./view";
import { visit } from "./visit.svelte";

/** The town in which whoever is asked trades now. */
export function trading(game: Context, view: View): Town | null {
  const asked = game.asked;
  if (!asked || (asked.prompt !== "market" && asked.prompt !== "trade")) return null;
  return boardOf(game.library).towns.find((town) => town.id === view.seats[asked.seat]?.at) ?? null;
}

/** The town whose market is looked at from afar. */
export const visited = (game: Context): Town | null =>
  boardOf(game.library).towns.find((town) => town.id === visit.town) ?? null;

/** The card that is being talked about, unless the fight shows it already. */
export function spotlight(game: Context, view: View): string | null {
  const asked = game.asked?.facts.card;
  const card = typeof asked === "string" ? asked : view.drawn;
  return card && card !== view.challenge?.card ? card : null;
}

export function staged(game: Context): Staged | null {
  const view = viewOf(game);
  if (!view) return null;
  const { challenge } = view;
  if (challenge) {
    const foe = challenge.rival === null ? (challenge.card ?? "") : (view.seats[challenge.rival]?.hero ?? "");
    const title = words.say(challenge.rival === null ? "runebound-fight" : "runebound-duel");
    return { id: `fight ${view.turn.seat} ${foe}`, title: `${title}: ${nameOf(game, foe)}`, icon: "sword-clash", tone: "ember" };
  }
  const card = spotlight(game, view);
  if (card) return { id: `card ${card}`, title: nameOf(game, card), icon: game.card(card)?.icon ?? "card-pick", tone: "plain" };
  const town = trading(game, view) ?? visited(game);
  if (town) return { id: `market ${town.id}`, title: words.say("runebound-market", { town: words.of(town.name) }), icon: "shop", tone: "gold" };
  if (view.shown.length) return { id: "shown", title: words.say("runebound-shown"), icon: "card-pick", tone: "plain" };
  return null;
}
