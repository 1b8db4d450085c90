/** A scene for everything that has a card: chosen by what the content says of it, and by luck that its id alone decides. */
import { between, css, MOODS, type MoodName, type Tone } from "./light";
import { path, scatter, times } from "./pen";
import { type Ink, type Layer, type Place, type PlaceName, PLACES } from "./places";
import { PROPS, type PropName } from "./props";
import { luckOf, maybe, pick } from "./seed";
import { TERRAINS, WORDS } from "./words";

/** What somebody or something is, for the one who draws it. */
export type Kind = "foe" | "person" | "thing" | "event" | "quest" | "deed" | "trophy";

export interface Subject {
  /** The luck of its scene. */
  id: string;
  icon: string;
  kind: Kind;
  /** Words for what it is: `undead`, `dragon`, `weapon`. */
  traits?: readonly string[];
  /** Words for where it is at home. */
  terrain?: string;
  /** The color of its deck, for cloth and banners. */
  tint?: string;
  /** How grave it is, from 0 to 3. */
  level?: number;
}

/** A layer with its color. */
export interface Drawn {
  d: string;
  color: string;
  width: number;
  opacity: number;
}

export interface Figure {
  /** The middle of the icon, and how large it is. */
  x: number;
  y: number;
  size: number;
  mirrored: boolean;
  tilt: number;
}

export interface Scene {
  icon: string;
  mood: MoodName;
  place: PlaceName;
  prop: PropName;
  weather: Weather;
  /** Dark before the light, lit by it, or shining itself. */
  manner: Manner;
  sky: [string, string, string];
  light: { x: number; y: number; size: number; color: string; disc: number; rays: string };
  behind: Drawn[];
  before: Drawn[];
  figure: Figure & { colors: [string, string]; rim: string; shade: string; from: [number, number] };
  /** A smaller one farther off. */
  echo: (Figure & { color: string }) | null;
  shadow: { x: number; y: number; wide: number };
  dark: string;
}

export type Weather = "clear" | "stars" | "rain" | "snow" | "sparks" | "motes" | "fog";
export type Manner = "dark" | "lit" | "shining";

interface Stock {
  places: readonly PlaceName[];
  moods: readonly MoodName[];
  manner: Manner;
  size: readonly [number, number];
}

const stock = (places: string, moods: string, manner: Manner, least: number, most: number): Stock => ({
  places: places.split(" ") as PlaceName[],
  moods: moods.split(" ") as MoodName[],
  manner,
  size: [least, most],
});

/** Where each kind is found, if nothing else is said of it. */
const KINDS: Record<Kind, Stock> = {
  foe: stock("ruins hills forest cave deadwood mountains road", "dusk storm moon gold blood glade", "dark", 146, 184),
  person: stock("tavern camp town hall road castle", "lamp dusk gold wine slate dawn", "lit", 150, 182),
  thing: stock("niche curtain sill stall library forge", "lamp wine slate moss moon dusk", "lit", 128, 154),
  event: stock("heavens fields castle road mountains sea", "dawn dusk storm noon moon gold", "dark", 104, 132),
  quest: stock("chart road castle town hills fields camp", "dawn gold dusk noon storm tide", "dark", 112, 140),
  deed: stock("astral hall ruins mountains", "arcane blood ember tide glade moon", "shining", 128, 158),
  trophy: stock("hall curtain niche", "gold wine blood arcane lamp", "lit", 140, 160),
};

/** What traits say, before the words of a name. */
const TRAITS: Record<string, readonly [string, string]> = {
  undead: ["crypt graves deadwood ruins", "crypt moon storm"],
  dragon: ["cave waste mountains ruins", "ember blood dusk storm"],
  dragonkin: ["cave waste mountains ruins", "ember blood dusk storm"],
  demon: ["waste ruins cave astral", "blood fel ember"],
  beast: ["forest trunks hills deadwood fields swamp", "glade dusk dawn gold moon storm"],
  outlaw: ["camp road trunks hills ruins town", "dusk moon gold storm"],
  humanoid: ["camp road trunks hills ruins town cave", "dusk gold storm moon dawn blood"],
  giant: ["mountains hills ruins cave", "gold storm dusk noon"],
  sorcerer: ["ruins hall astral library", "arcane moon fel wine"],
  trap: ["crypt cave hall", "slate lamp moss arcane"],
};

/** What things are made of, by the words for them. */
const STUFF: readonly (readonly [RegExp, Tone | "jewel"])[] = [
  [/potion|flask|vial|phial|draught|tonic|orb|crystal|gem|glass|pearl|emerald|ring|amulet|pendant|wand/, "jewel"],
  [/fire|ember|flam|burn|lava|slag|coal/, [0.84, 0.15, 62]],
  [/book|scroll|letter|codex|tome|paper|ledger|contract|map/, [0.94, 0.05, 92]],
  [/gold|coin|crown|sun|sceptre|trophy|bell|horn|lantern|lamp|cup/, [0.9, 0.13, 90]],
  [/bone|skull|feather|plume|egg|tooth|tusk|claw|wing|shell/, [0.94, 0.025, 95]],
  [/leaf|root|herb|fruit|banana|seed|bark|vine/, [0.84, 0.13, 122]],
  [/leather|hide|boots|belt|girdle|fur|pelt|wood|bow|staff|barrel|keg|club|sling|whip|jack|jerkin|saddle|satchel|drum|ale|steed|mule|ham/, [0.8, 0.09, 66]],
  [/cloak|robe|mantle|cape|coat|shroud|silk|banner|cloth|apron/, "jewel"],
];
const STEEL: Tone = [0.93, 0.02, 240];
const JEWELS: readonly number[] = [15, 60, 130, 175, 235, 300, 345];

/** What maps are drawn on. */
const CHARTS: readonly MoodName[] = ["chart", "vellum", "ink", "rose"];

/** Inside of a house, things lie and people stand in the light of that house whatever their name says of the land. */
const AT_HOME: readonly Kind[] = ["thing", "trophy"];

const words = (list: string): string[] => list.split(" ");
const RANK: readonly Ink[] = ["haze", "far", "mid", "near", "ground"];

/** Where it could be and in which light: by its terrain, by its name and its icon, by its traits, by its kind. */
function choices(subject: Subject): { places: readonly PlaceName[]; moods: readonly MoodName[] } {
  const usual = KINDS[subject.kind];
  const told = WORDS.find(([pattern]) => pattern.test(subject.id)) ?? WORDS.find(([pattern]) => pattern.test(subject.icon));
  const land = subject.terrain ? TERRAINS.find(([pattern]) => pattern.test(subject.terrain!)) : undefined;
  const trait = (subject.traits ?? []).map((one) => TRAITS[one]).find(Boolean);
  const moods = told?.[2] ?? land?.[2] ?? (trait ? (words(trait[1]) as MoodName[]) : usual.moods);
  if (AT_HOME.includes(subject.kind)) return { places: usual.places, moods: [...usual.moods, ...moods].filter((one) => MOODS[one].sky[1][0] < 0.5) };
  // What a name says is half of it; the other half keeps those of one kind apart.
  const own = trait ? (words(trait[0]) as PlaceName[]) : usual.places;
  const places = told ? [...told[1], ...told[1], ...(land?.[1] ?? own)] : (land?.[1] ?? own);
  return { places, moods: trait && told ? [...moods, ...moods, ...(words(trait[1]) as MoodName[])] : moods };
}

const WEATHER: Partial<Record<MoodName, readonly Weather[]>> = {
  storm: ["rain", "rain", "fog"],
  frost: ["snow", "snow", "fog"],
  ember: ["sparks"],
  blood: ["sparks", "fog"],
  moon: ["stars", "stars", "fog"],
  dusk: ["clear", "stars", "motes"],
  crypt: ["motes", "fog"],
  fel: ["sparks", "motes"],
  arcane: ["stars", "motes"],
  lamp: ["motes", "clear"],
};

export function sceneOf(subject: Subject): Scene {
  const luck = luckOf(subject.id);
  const usual = KINDS[subject.kind];
  const { places, moods } = choices(subject);
  const place = pick(luck, places);
  const mood = pick(luck, place === "chart" ? CHARTS : moods);
  const turn = luck(-13, 13);
  const shift = ([lightness, strength, hue]: Tone): Tone => [lightness, strength, (hue + turn + 360) % 360];
  const light = MOODS[mood].light;
  const dark = shift(MOODS[mood].dark);
  const stage: Place = PLACES[place](luck);
  const inside = stage.inside ?? false;
  const outdoors = WEATHER[mood] ?? (["clear", "motes", "fog"] as const);
  const weather = place === "chart" ? "clear" : pick(luck, inside ? outdoors.map((one) => (one === "rain" || one === "snow" ? "motes" : one)) : outdoors);

  const side = pick(luck, [-1, 1]);
  const bright = MOODS[mood].sky[1][0] > 0.5;
  const manner = usual.manner === "lit" && bright && !inside ? "dark" : usual.manner === "dark" && inside && place !== "chart" && maybe(luck, 0.5) ? "lit" : usual.manner;
  // What is lit wants a darker room behind it.
  const sky = MOODS[mood].sky.map((tone) => { const [lightness, strength, hue] = shift(tone); return [manner === "lit" ? lightness * 0.78 : lightness, strength, hue]; }) as unknown as [Tone, Tone, Tone];
  const size = luck(...usual.size) + (subject.level ?? 0) * 4;
  const figure: Figure = {
    x: 160 + side * luck(0, Math.max(6, Math.min(34, 100 - size / 2))), // also where a tall window shows the middle only
    y: Math.min(stage.floor + 6 - size / 2, 138),
    size,
    mirrored: maybe(luck, 0.5) && (subject.kind === "foe" || subject.kind === "person"),
    tilt: subject.kind === "thing" ? luck(-14, 14) : subject.kind === "deed" ? luck(-8, 8) : 0,
  };
  // Before a light that stands behind it a dark figure is seen; one that is lit has the light beside it.
  const apart = manner === "lit" ? luck(70, 120) : luck(8, 64);
  const source = { x: figure.x - side * apart, y: manner === "lit" ? luck(30, 100) : Math.min(figure.y - luck(0, 50), 130) };

  const inks: Record<Ink, string> = {
    ...(Object.fromEntries(RANK.map((ink, at) => [ink, css(between(inside ? sky[1] : sky[2], dark, [0.22, 0.45, 0.68, 0.84, 1][at]!))])) as Record<Ink, string>),
    light: css(light),
    glow: css(sky[2]),
    warm: place === "chart" ? css([0.5, 0.15, 30]) : css(between([0.85, 0.14, 75], light, 0.3)),
    tint: subject.tint ?? css(between(sky[1], dark, 0.3)),
  };
  const drawn = ({ d, ink, width = 0, opacity = 1 }: Layer): Drawn => ({ d, color: inks[ink], width, opacity });

  const prop = place === "astral" ? "none" : pick(luck, inside || subject.kind === "thing" ? PROPS.inside : PROPS.outside);
  const before = [...stage.before, ...PROPS.draw(prop, luck, figure.x < 160 ? luck(248, 290) : luck(30, 72), stage.floor + 8)];
  if (weather === "rain") before.push({ d: scatter(luck, 40, 220, -4, 15), ink: "light", width: 1.2, opacity: 0.45 });
  if (weather === "snow") before.push({ d: scatter(luck, 46, 236), ink: "light", width: 3.4, opacity: 0.85 });
  if (weather === "sparks") before.push({ d: scatter(luck, 26, 220, 0.5, -2), ink: "warm", width: 2.4, opacity: 0.9 });
  if (weather === "motes") before.push({ d: scatter(luck, 16, 200), ink: "light", width: 2.2, opacity: 0.6 });
  if (weather === "fog") before.push({ d: times(4, () => { const wide = luck(110, 190); return path`M${luck(-60, 170)} ${luck(160, 216)}q${wide / 2} ${-luck(10, 18)} ${wide} 0q${-wide / 2} ${luck(8, 14)} ${-wide} 0z`; }), ink: "light", opacity: 0.16 });
  const behind = weather === "stars" && !inside ? [{ d: scatter(luck, 36, 130), ink: "light" as Ink, width: 2, opacity: 0.8 }, ...stage.behind] : stage.behind;

  const rays = manner === "shining" || maybe(luck, (subject.level ?? 0) > 2 ? 0.5 : 0.2);
  const spokes = Math.round(luck(7, 12));
  const start = luck(0, 6.28);
  const stuff = STUFF.find(([pattern]) => pattern.test(subject.id) || pattern.test(subject.icon))?.[1] ?? STEEL;
  const body: Tone = subject.kind === "person" ? between(light, [0.96, 0.05, 80], 0.5) : subject.kind === "foe" ? light : stuff === "jewel" ? [0.86, 0.11, pick(luck, JEWELS)] : stuff;
  const [lit, dim]: [Tone, Tone] =
    manner === "dark"
      ? [between(dark, sky[1], 0.18), [dark[0] * 0.6, dark[1], dark[2]]]
      : manner === "lit"
        ? [between(body, light, 0.35), subject.kind === "person" || subject.kind === "foe" ? between(between(light, sky[2], 0.7), [0.5, 0.07, sky[1][2]], 0.7) : [body[0] * 0.6, body[1] * 0.8 + 0.03, body[2]]]
        : [[0.99, light[1] * 0.5, light[2]], between(light, sky[2], 0.45)];
  const packs = (subject.traits ?? []).some((one) => one === "beast" || one === "outlaw" || one === "undead");
  const echo = maybe(luck, packs ? 0.5 : subject.kind === "deed" ? 0.4 : 0) && place !== "chart";

  return {
    icon: subject.icon,
    mood,
    place,
    prop,
    weather,
    manner,
    sky: (inside && place !== "chart" && place !== "astral" ? [between(sky[0], sky[1], 0.4), sky[1], between(sky[1], sky[2], 0.5)] : sky).map(css) as [string, string, string],
    light: {
      ...source,
      size: manner === "lit" ? luck(120, 160) : luck(104, 138),
      color: css(light),
      disc: !inside && manner === "dark" && maybe(luck, 0.6) ? luck(22, 46) : 0,
      rays: rays && place !== "chart" ? times(spokes, (at) => {
        const angle = start + (at * 6.283) / spokes;
        const wide = luck(0.05, 0.14);
        return path`M${source.x} ${source.y}L${source.x + Math.cos(angle - wide) * 330} ${source.y + Math.sin(angle - wide) * 330}L${source.x + Math.cos(angle + wide) * 330} ${source.y + Math.sin(angle + wide) * 330}Z`;
      }) : "",
    },
    behind: behind.filter((one) => one.d).map(drawn),
    before: before.filter((one) => one.d).map(drawn),
    figure: {
      ...figure,
      colors: [css(lit), css(dim)],
      rim: css(manner === "dark" ? between(light, sky[2], 0.3) : dark),
      shade: css(dark),
      from: [side * (figure.mirrored ? -1 : 1), source.y < figure.y - 20 ? -1 : 0],
    },
    echo: echo
      ? {
          x: 160 - side * luck(84, 112),
          y: stage.floor - 22 - luck(26, 34),
          size: luck(54, 72),
          mirrored: maybe(luck, 0.5),
          tilt: 0,
          color: manner === "dark" ? inks.near : inks.light,
        }
      : null,
    shadow: { x: figure.x, y: stage.floor + 5, wide: place === "heavens" || place === "chart" || place === "astral" ? 0 : size * 0.42 },
    dark: css([dark[0] * 0.5, dark[1], dark[2]]),
  };
}
