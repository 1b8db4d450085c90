/** Small things that lie or stand about. */
import { arch, path, times } from "./pen";
import type { Layer } from "./places";
import type { Luck } from "./seed";

type Draw = (x: number, y: number, luck: Luck) => Layer[];

const solid = (d: string): Layer => ({ d, ink: "ground" });
const lit = (d: string, opacity = 0.95): Layer => ({ d, ink: "warm", opacity });
const flame = (x: number, y: number, high: number): string => path`M${x} ${y}q${-high * 0.4} ${-high * 0.4} 0 ${-high}q${high * 0.4} ${high * 0.6} 0 ${high}z`;

const DRAWN = {
  none: () => [],
  rock: (x, y, luck) => [solid(path`M${x - 34} ${y + 10}l${luck(4, 10)} ${-luck(20, 34)}l${luck(14, 20)} ${-luck(8, 16)}l${luck(18, 26)} ${luck(6, 14)}l${luck(10, 16)} 44z`)],
  stones: (x, y, luck) => [solid(times(3, (at) => path`M${x - 30 + at * 22} ${y + 8}l3 ${-luck(34, 64)}q8 -8 14 2l3 66z`))],
  fence: (x, y) => [solid(times(4, (at) => path`M${x - 46 + at * 26} ${y + 12}v-44l4 -6l4 6v44z`) + path`M${x - 56} ${y - 20}h110v6h-110zM${x - 56} ${y - 4}h110v6h-110z`)],
  mushrooms: (x, y, luck) => [solid(times(3, (at) => { const h = luck(14, 34); const s = x - 24 + at * 22; return path`M${s} ${y + 6}v${-h}h-9q2 -14 13 -14t13 14h-9v${h}z`; }))],
  post: (x, y) => [solid(path`M${x} ${y + 10}v-84h6v84zM${x + 3} ${y - 70}h24v4h-24z`), lit(path`M${x + 19} ${y - 66}h12l3 16h-18z`)],
  bones: (x, y) => [{ d: path`M${x - 22} ${y + 2}l44 -9M${x - 16} ${y - 10}l36 14M${x} ${y - 14}q12 -8 20 6M${x - 8} ${y - 16}q14 -14 26 4`, ink: "light", width: 4, opacity: 0.65 }],
  sword: (x, y) => [solid(path`M${x - 3} ${y + 6}v-52h-13v-6h13v-14h6v14h13v6h-13v52z`)],
  grave: (x, y, luck) => [solid(arch(x - 16, y + 10, 32, luck(44, 62)))],
  candles: (x, y, luck) => {
    const tall = [luck(22, 40), luck(14, 30), luck(26, 48)];
    return [solid(tall.map((h, at) => path`M${x - 24 + at * 18} ${y}v${-h}h9v${h}z`).join("")), lit(tall.map((h, at) => flame(x - 19.5 + at * 18, y - h - 1, 15)).join(""))];
  },
  books: (x, y, luck) => [solid(path`M${x - 34} ${y}v-12h62v12z`), { d: path`M${x - 28} ${y - 12}v-10h50v10z`, ink: "tint" }, solid(path`M${x - 30 + luck(0, 10)} ${y - 22}v-9h46v9z`)],
  bottle: (x, y) => [solid(path`M${x - 10} ${y}v-30q0 -7 6 -11v-16h8v16q6 4 6 11v30z`), { d: path`M${x - 6} ${y - 6}v-20q0 -4 3 -6v26z`, ink: "light", opacity: 0.5 }],
  coins: (x, y, luck) => [lit(times(3, (pile) => times(Math.ceil(luck(1, 6)), (at) => path`M${x - 30 + pile * 22} ${y - 1 - at * 6}a10 4 0 0 1 20 0v4a10 4 0 0 1 -20 0z`)), 0.8)],
  skull: (x, y) => [{ d: path`M${x - 14} ${y - 10}q-4 -24 14 -24t14 24l-4 2v8h-20v-8zM${x - 9} ${y - 12}h6v-7h-6zM${x + 3} ${y - 12}h6v-7h-6z`, ink: "haze" }],
  urn: (x, y) => [solid(path`M${x - 8} ${y}q-18 -18 -8 -40q4 -8 2 -14h28q-2 6 2 14q10 22 -8 40z`)],
  barrel: (x, y) => [solid(path`M${x - 24} ${y + 8}q-8 -30 0 -58h48q8 28 0 58z`), { d: path`M${x - 27} ${y - 34}h54M${x - 27} ${y - 8}h54`, ink: "light", width: 1.5, opacity: 0.35 }],
  lantern: (x, y) => [solid(path`M${x - 12} ${y}v-5h3v-26h-3l8 -9h8l8 9h-3v26h3v5z`), lit(path`M${x - 6} ${y - 6}v-22h12v22z`)],
  chest: (x, y) => [solid(path`M${x - 30} ${y + 4}v-24q0 -14 14 -14h32q14 0 14 14v24z`), lit(path`M${x - 30} ${y - 18}h60v3h-60zM${x - 4} ${y - 20}h8v10h-8z`, 0.8)],
} satisfies Record<string, Draw>;

export type PropName = keyof typeof DRAWN;

export const PROPS: { outside: readonly PropName[]; inside: readonly PropName[]; draw: (name: PropName, luck: Luck, x: number, y: number) => Layer[] } = {
  outside: ["none", "rock", "stones", "fence", "mushrooms", "post", "bones", "sword", "grave", "rock"],
  inside: ["candles", "books", "bottle", "coins", "skull", "urn", "barrel", "lantern", "chest"],
  draw: (name, luck, x, y) => (DRAWN[name] as Draw)(x, y, luck),
};
