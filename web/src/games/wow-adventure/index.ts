/** World of Warcraft: The Adventure Game on the page. */
import { words } from "../../lib/words.svelte";
import type { LogLine } from "../../lib/wire";
import { seatColour } from "../seats";
import type { Badge, Context, Die, GameModule, Held } from "../types";
import Card from "./Card.svelte";
import { FIGURE, type Figure, lineIcon, MATTERS, optionIcon } from "./figures";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import { counts, sense } from "./senses";
import { staged } from "./stage";
import Stage from "./Stage.svelte";
import { cardOf, HEIGHT, iconOf, nameOf, spot, viewOf, WIDTH } from "./view";

function badge(figure: Figure, value: string): Badge {
  return { icon: FIGURE[figure], value, label: words.say(`wowa-${figure}`) };
}

const face = (die: number, label: string): Die => ({ sides: 6, text: String(die), ...(die === 6 ? { icon: "broadsword" } : {}), label });

function dice(line: LogLine): Die[] {
  const facts = line.facts as { movement?: number; energy?: number; own?: number | boolean; other?: number; die?: number; target?: number };
  if (line.kind === "movement-die")
    return [{ sides: 6, text: "", icons: [FIGURE.movement, FIGURE.energy], label: `${facts.movement} / ${facts.energy}` }];
  if (line.kind === "dice")
    return [face(facts.own as number, words.say("wowa-die-own")), face(facts.other!, words.say("wowa-die-other"))];
  if (line.kind === "rerolled") return [face(facts.die!, words.say("wowa-die-again"))];
  if (line.kind === "rolled") return [{ ...face(facts.die!, ""), need: facts.target!, good: facts.die! >= facts.target! }];
  return [];
}

/** One's own ability cards, and what is equipped and in the bag. */
function hand(game: Context): { title: string; cards: Held[] } | null {
  const hero = game.seat === null ? undefined : viewOf(game)?.seats[game.seat];
  if (!hero) return null;
  const abilities = Array.isArray(hero.hand) ? hero.hand : [];
  const worn = [hero.weapon, hero.armor].flatMap((one) => (one ? [one.item] : []));
  const cards: Held[] = [
    ...abilities.map((id): Held => ({ id, note: words.say("wowa-costs", { n: cardOf(game, id)?.cost ?? 0 }) })),
    ...worn.map((id): Held => ({ id, note: words.say("wowa-equipped") })),
    ...hero.bag.map(({ item }): Held => ({ id: item, note: words.say("wowa-bag") })),
  ];
  return { title: words.say("wowa-hand"), cards };
}

const game: GameModule = {
  Board: Map,
  boardSize: () => ({ width: WIDTH, height: HEIGHT }),
  lookAt(game) {
    const view = viewOf(game);
    if (!view) return null;
    const walk = [...game.fresh].reverse().find((line) => line.kind === "moved" && typeof line.facts.space === "string");
    if (walk && !game.asked) return spot(game, walk.facts.space as string);
    return spot(game, view.seats[game.asked?.seat ?? view.active]?.space ?? "");
  },
  Panel,
  Card,
  seat(game, seat) {
    const hero = viewOf(game)?.seats[seat];
    if (!hero?.character) return { name: "", icon: "person", colour: seatColour(seat), badges: [] };
    return {
      name: nameOf(game, hero.character).split(" ")[0]!,
      icon: iconOf(game, hero),
      colour: seatColour(seat),
      badges: [
        badge("valor", `${hero.valor}/8`),
        badge("life", `${hero.life - hero.damage}/${hero.life}`),
        badge("energy", String(hero.energy)),
        badge("hand", String(Array.isArray(hero.hand) ? hero.hand.length : hero.hand)),
      ],
    };
  },
  nameOf,
  lineIcon,
  matters: MATTERS,
  optionIcon,
  dice,
  sense,
  counts,
  hand,
  staged,
  Stage,
  signs: {},
};

export default game;
