/** World of Warcraft TCG on the page: a table of cards between players. */
import { words } from "../../lib/words.svelte";
import type { LogLine } from "../../lib/wire";
import { seatColour } from "../seats";
import type { Badge, Context, Die, GameModule, Held } from "../types";
import Card from "./Card.svelte";
import { drop } from "./drop";
import { staged } from "./elsewhere";
import { FIGURE, lineIcon, MATTERS, optionIcon } from "./figures";
import Mat from "./Mat.svelte";
import Panel from "./Panel.svelte";
import { counts, sense } from "./senses";
import Stage from "./Stage.svelte";
import { cardOf, HAND_VERBS, life, nameOf, viewOf } from "./view";

function dice(line: LogLine): Die[] {
  const { die, won } = line.facts as { die?: number; won?: boolean };
  if (line.kind === "rolled" && die) return [{ sides: 6, text: String(die), label: "" }];
  if (line.kind === "tossed") return [{ sides: 2, text: "", icon: won ? "laurel-crown" : "cross-mark", good: Boolean(won), label: words.say(won ? "tcg-toss-won" : "tcg-toss-lost") }];
  return [];
}

/** One's own hand, each card with its price. */
function hand(game: Context): { title: string; cards: Held[]; folded: boolean } | null {
  const view = viewOf(game);
  const cards = game.seat === null || !view || view.limited ? undefined : view.seats[game.seat]?.hand;
  if (!Array.isArray(cards) || view?.step === "side-deck") return null;
  return {
    title: words.say("tcg-hand"),
    folded: true,
    cards: cards.map((id): Held => {
      const { cost = null } = cardOf(game, id) ?? {};
      return { id, verbs: HAND_VERBS, glows: ["play", "quest", "discard"], drag: `hand:${id}`, ...(cost === null ? {} : { note: words.say("tcg-costs", { cost: String(cost) }) }) };
    }),
  };
}

const game: GameModule = {
  Mat,
  Panel,
  Card,
  Stage,
  staged,
  drop,
  hand,
  seat(game, seat) {
    const view = viewOf(game);
    const player = view?.seats[seat];
    const colour = seatColour(seat);
    if (view?.limited) return { name: "", icon: "envelope", colour, badges: [{ icon: FIGURE.hand, value: String(view.limited.counts[seat] ?? 0), label: words.say("tcg-cards") }] };
    if (!player?.hero) return { name: "", icon: "person", colour, badges: [] };
    const badge = (figure: keyof typeof FIGURE, value: string): Badge => ({ icon: FIGURE[figure], value, label: words.say(`tcg-${figure}`) });
    const held = Array.isArray(player.hand) ? player.hand.length : player.hand;
    return {
      name: nameOf(game, player.hero.card).split(" ")[0]!,
      icon: game.card(player.hero.card)?.icon ?? "person",
      colour,
      badges: [
        badge("health", `${life(player.hero)}/${player.hero.health}`),
        badge("hand", String(held)),
        badge("resources", `${player.ready}/${Object.keys(player.resources).length}`),
      ],
    };
  },
  nameOf,
  lineIcon,
  optionIcon,
  dice,
  sense,
  counts,
  matters: MATTERS,
  signs: {},
};

export default game;
