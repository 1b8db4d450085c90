/** Where a scene plays: what is drawn behind and before the one that stands there. */
import { along, arch, bare, blaze, hills, house, ogive, path, peaks, pine, rect, scatter, times, tower, WALL } from "./pen";
import { type Luck, maybe, pick } from "./seed";

/** The colours that a place is drawn with, from what is far and hazy to what is near and dark. */
export type Ink = "haze" | "far" | "mid" | "near" | "ground" | "light" | "glow" | "tint" | "warm";

export interface Layer {
  d: string;
  ink: Ink;
  /** How thick the line is; without it the shape is filled. */
  width?: number;
  opacity?: number;
}

export interface Place {
  behind: Layer[];
  before: Layer[];
  /** Where whoever is there stands. */
  floor: number;
  /** Under a roof there is no sky, and the light is a lamp's. */
  inside?: boolean;
}

const fill = (ink: Ink, d: string, opacity = 1): Layer => ({ ink, d, opacity });
const stroke = (ink: Ink, width: number, d: string, opacity = 1): Layer => ({ ink, width, d, opacity });

/** Grass along the lower edge. */
const grass = (luck: Luck, y: number): string =>
  along(-6, 330, () => luck(5, 16), (x) => path`M${x} ${y + 8}q${luck(-3, 3)} ${-8} ${luck(-7, 7)} ${-luck(10, 24)}q${2} ${12} ${5} ${24}z`);

const ground = (luck: Luck, y = 208): string => hills(luck, y + 8, 14, 3);

export const PLACES = {
  hills: (luck) => ({
    behind: [fill("far", hills(luck, 158, 54)), fill("mid", hills(luck, 186, 44)), fill("near", along(8, 320, () => luck(30, 90), (x) => pine(x, 190, luck(14, 30))))],
    before: [fill("ground", ground(luck) + grass(luck, 212))],
    floor: 210,
  }),
  mountains: (luck) => {
    const high = peaks(luck, 178, 120, Math.round(luck(3, 5)));
    const low = peaks(luck, 204, 60, Math.round(luck(4, 7)));
    return {
      behind: [fill("far", high.rock), fill("light", high.snow, 0.75), fill("mid", low.rock)],
      before: [fill("ground", ground(luck, 210) + along(-10, 330, () => luck(30, 80), (x) => path`M${x} 230l${luck(6, 14)} ${-luck(14, 34)}l${luck(8, 16)} ${luck(4, 10)}l${10} 30z`))],
      floor: 212,
    };
  },
  forest: (luck) => ({
    behind: [
      fill("far", hills(luck, 170, 10) + along(-10, 330, () => luck(12, 24), (x) => pine(x, 176, luck(60, 110)))),
      fill("mid", hills(luck, 196, 8) + along(-10, 330, () => luck(22, 60), (x) => pine(x, 200, luck(70, 150)))),
    ],
    before: [fill("ground", ground(luck, 212) + grass(luck, 214) + pine(pick(luck, [6, 318]), 236, luck(170, 220)))],
    floor: 212,
  }),
  trunks: (luck) => {
    const trunk = (x: number, wide: number): string => path`M${x} -10q${luck(-6, 6)} 120 ${-wide * 0.3} 250h${wide * 1.6}q${-wide * 0.5} ${-130} ${-wide * 0.2} ${-250}z`;
    return {
      behind: [fill("haze", along(-6, 330, () => luck(18, 40), (x) => trunk(x, luck(6, 12)))), fill("far", along(-6, 330, () => luck(36, 84), (x) => trunk(x, luck(12, 20))) + hills(luck, 196, 10))],
      before: [fill("ground", trunk(pick(luck, [-16, 292]), luck(26, 40)) + ground(luck) + along(0, 320, () => luck(20, 60), (x) => path`M${x} 222q${-16} ${-8} ${-20} ${-26}q${16} ${4} ${20} ${20}q${0} ${-24} ${8} ${-34}q${6} ${16} ${0} ${34}q${6} ${-14} ${20} ${-18}q${-4} ${18} ${-20} ${26}z`))],
      floor: 212,
    };
  },
  deadwood: (luck) => ({
    behind: [
      fill("haze", hills(luck, 172, 30)),
      stroke("far", 4, along(10, 320, () => luck(40, 70), (x) => bare(luck, x, 190, luck(80, 130)))),
      fill("mid", hills(luck, 198, 16)),
    ],
    before: [stroke("ground", 8, bare(luck, pick(luck, [22, 300]), 240, luck(180, 220))), fill("ground", ground(luck) + grass(luck, 214))],
    floor: 210,
  }),
  swamp: (luck) => ({
    behind: [
      stroke("haze", 5, along(0, 320, () => luck(50, 90), (x) => bare(luck, x, 172, luck(90, 130)))),
      fill("far", hills(luck, 170, 18)),
      stroke("light", 2, times(9, () => path`M${luck(0, 280)} ${luck(182, 214)}h${luck(20, 70)}`), 0.35),
    ],
    before: [
      fill("ground", along(-4, 330, () => luck(10, 60), (x) => path`M${x} 244q${-2} ${-40} ${luck(-10, 6)} ${-luck(50, 90)}q${8} ${40} ${6} ${90}z` + path`M${x + 6} 244v${-luck(36, 60)}h2v60z` + path`M${x + 4.5} ${luck(176, 196)}h5v16h-5z`) + hills(luck, 228, 8)),
    ],
    floor: 212,
  }),
  sea: (luck) => {
    const line = luck(140, 160);
    const sail = luck(30, 290);
    return {
      behind: [
        fill("far", peaks(luck, line + 2, 34, 5).rock),
        fill("mid", path`M-20 ${line}H340V260H-20Z`),
        fill("far", maybe(luck, 0.6) ? path`M${sail} ${line + 6}l-14 -6h32l-6 8zM${sail} ${line - 4}v-36q16 14 14 32zM${sail - 2} ${line - 4}v-26q-10 12 -11 24z` : ""),
        stroke("light", 2, times(16, () => path`M${luck(-10, 300)} ${luck(line + 6, 210)}q10 -4 20 0t20 0`), 0.4),
      ],
      before: [fill("ground", along(-20, 340, () => luck(44, 100), (x) => path`M${x} 250l${luck(8, 20)} ${-luck(24, 50)}l${luck(10, 24)} ${luck(6, 14)}l${luck(10, 20)} 44z`) + hills(luck, 226, 12))],
      floor: 214,
    };
  },
  snow: (luck) => {
    const high = peaks(luck, 172, 90, 4);
    return {
      behind: [fill("far", high.rock), fill("light", high.snow, 0.9), fill("mid", along(-4, 330, () => luck(18, 50), (x) => pine(x, 196, luck(30, 74)))), fill("haze", hills(luck, 198, 14))],
      before: [fill("light", hills(luck, 220, 14), 0.85), fill("mid", along(0, 320, () => luck(60, 130), (x) => path`M${x} 244q4 -22 16 -26q14 4 18 26z`), 0.6)],
      floor: 214,
    };
  },
  ruins: (luck) => ({
    behind: [
      fill("haze", hills(luck, 176, 40)),
      fill("far", along(-10, 320, () => luck(46, 80), (x) => rect(x, luck(60, 140), 20, 130) + rect(x - 5, 182, 30, 40)) + (maybe(luck, 0.6) ? "M-20 150H340V260H-20Z" : hills(luck, 194, 6))),
      fill("mid", along(4, 320, () => luck(80, 130), (x) => rect(x, luck(90, 168), 26, 140) + rect(x - 6, 196, 38, 40) + path`M${x - 4} ${luck(84, 160)}l34 ${luck(-8, 8)}v10h-34z`)),
    ],
    before: [fill("ground", ground(luck) + along(0, 330, () => luck(40, 90), (x) => path`M${x} 232l${4} ${-luck(12, 30)}h${luck(12, 26)}l${6} 34z`) + grass(luck, 216))],
    floor: 210,
  }),
  cave: (luck) => {
    const edge = (y: number, deep: number): string =>
      along(-10, 330, () => luck(14, 34), (x) => path`M${x - 16} ${y}h${luck(24, 40)}l${-luck(10, 16)} ${deep * luck(0.3, 1)}z`);
    return {
      behind: [
        fill("far", `${WALL}M${Math.round(luck(20, 60))} 210Q10 40 150 34Q310 30 ${Math.round(luck(260, 300))} 210Z`),
        fill("mid", edge(-4, 70) + edge(212, -50) + "M-20 212H340V260H-20Z"),
      ],
      before: [fill("ground", edge(-6, 54) + path`M-20 -20H${luck(20, 40)}Q${luck(-10, 20)} 90 ${luck(24, 44)} 250H-20Z` + path`M340 -20H${luck(284, 300)}Q${luck(300, 330)} 110 ${luck(276, 300)} 250H340Z` + hills(luck, 222, 12))],
      floor: 212,
      inside: true,
    };
  },
  crypt: (luck) => {
    const wide = luck(54, 84);
    return {
      behind: [
        fill("far", WALL + along(luck(-40, 0), 330, () => wide * 1.5, (x) => ogive(x, 190, wide, luck(130, 140)))),
        fill("mid", along(luck(-30, 10), 330, () => luck(100, 150), (x) => rect(x, -10, 24, 220) + rect(x - 7, 16, 38, 12) + rect(x - 7, 188, 38, 20)) + "M-20 196H340V260H-20Z"),
      ],
      before: [fill("ground", ground(luck, 214) + along(luck(-10, 20), 330, () => luck(60, 110), (x) => (maybe(luck, 0.6) ? arch(x, 240, luck(22, 34), luck(36, 60)) : path`M${x} 244v-46h-9v-9h9v-12h9v12h9v9h-9v46z`)))],
      floor: 210,
      inside: true,
    };
  },
  graves: (luck) => ({
    behind: [
      fill("haze", hills(luck, 170, 30)),
      fill("far", tower(luck(20, 260), 176, luck(24, 34), luck(40, 80)) + hills(luck, 180, 14)),
      fill("mid", hills(luck, 200, 16) + along(0, 330, () => luck(24, 54), (x) => (maybe(luck, 0.6) ? arch(x, 204, luck(12, 18), luck(20, 34)) : path`M${x} 204v-24h-6v-6h6v-8h6v8h6v6h-6v24z`))),
    ],
    before: [stroke("ground", 7, bare(luck, pick(luck, [16, 306]), 240, luck(160, 200))), fill("ground", ground(luck) + grass(luck, 214) + arch(luck(10, 270), 240, 34, luck(40, 56)))],
    floor: 210,
  }),
  town: (luck) => {
    let lit = "";
    const row = (y: number, least: number, most: number): string =>
      along(-20, 330, () => luck(least, most), (x) => {
        const one = house(luck, x, y, luck(least, most) * 0.9);
        lit += one.lit;
        return one.wall;
      });
    const back = row(156, 24, 40);
    const front = row(196, 44, 70);
    return {
      behind: [fill("far", back + tower(luck(30, 270), 160, 22, luck(70, 100))), fill("mid", `${front}M-20 200H340V260H-20Z`), fill("warm", lit, 0.9)],
      before: [fill("ground", ground(luck, 214) + along(luck(0, 40), 330, () => luck(90, 160), (x) => path`M${x} 244q-4 -20 0 -38h28q4 20 0 38z`))],
      floor: 212,
    };
  },
  castle: (luck) => ({
    behind: [
      fill("haze", hills(luck, 176, 40)),
      fill("far", hills(luck, 184, 20) + along(luck(0, 80), luck(220, 330), () => luck(34, 56), (x) => tower(x, 180, luck(20, 34), luck(50, 130))) + rect(60, 140, 200, 60)),
      fill("warm", along(60, 300, () => luck(30, 60), (x) => path`M${x} ${luck(110, 150)}h4v9h-4z`), 0.85),
      fill("mid", hills(luck, 202, 20)),
    ],
    before: [fill("ground", ground(luck) + grass(luck, 214))],
    floor: 210,
  }),
  tavern: (luck) => {
    const at = pick(luck, [34, 206]);
    const bottle = (x: number, y: number): string => path`M${x} ${y}v-14q0 -4 3 -6v-8h4v8q3 2 3 6v14z`;
    return {
      behind: [
        fill("far", WALL + arch(at, 150, 80, 110)),
        stroke("mid", 5, path`M${at + 40} 40V150M${at} 96H${at + 80}`),
        fill("mid", `${rect(-10, -10, 340, 26)}${rect(luck(130, 170), -10, 18, 220)}${rect(at > 100 ? 14 : 190, 96, 110, 6)}M-20 190H340V260H-20Z` + along(at > 100 ? 20 : 196, at > 100 ? 116 : 292, () => luck(12, 22), (x) => bottle(x, 97))),
        fill("warm", path`M${at > 100 ? 70 : 246} 16h3v24h-3zM${at > 100 ? 60 : 236} 40h23l-4 22h-15z`, 0.9),
      ],
      before: [fill("ground", `${rect(-10, 212, 340, 40)}${path`M${luck(16, 60)} 214v-26h22v6h8v14h-8v6z`}${bottle(luck(240, 300), 213)}`), stroke("light", 1.5, "M-10 212H330", 0.5)],
      floor: 216,
      inside: true,
    };
  },
  library: (luck) => {
    const shelf = (y: number): string => along(-6, 326, () => luck(8, 17), (x) => (maybe(luck, 0.88) ? rect(x, y - luck(26, 42), luck(6, 11), 44) : ""));
    const lit = (y: number): string => along(luck(0, 30), 320, () => luck(24, 60), (x) => rect(x, y - luck(26, 40), luck(5, 9), 40));
    const window = luck(40, 200);
    return {
      behind: [
        fill("far", WALL + ogive(window, 200, luck(70, 96), 180)),
        fill("mid", [58, 112, 166].map((y) => `${rect(-10, y, 340, 6)}${shelf(y)}`).join("") + "M-20 196H340V260H-20Z"),
        fill("tint", [58, 112, 166].map(lit).join(""), 0.55),
      ],
      before: [fill("ground", `${rect(-10, 212, 340, 40)}${rect(luck(10, 40), 200, 54, 12)}${rect(luck(10, 50), 190, 46, 10)}${path`M${luck(250, 290)} 213v-30h8v30z`}`), stroke("light", 1.5, "M-10 212H330", 0.5)],
      floor: 214,
      inside: true,
    };
  },
  niche: (luck) => {
    const wide = luck(170, 230);
    const x = 160 - wide / 2;
    return {
      behind: [fill("mid", WALL + arch(x, 192, wide, luck(170, 184))), stroke("light", 2, arch(x - 7, 192, wide + 14, 190), 0.3), stroke("near", 2, along(-20, 200, () => 34, (y) => path`M-10 ${y}H330`) + along(0, 320, () => luck(50, 70), (at) => path`M${at} ${luck(0, 180)}v34`), 0.35)],
      before: [fill("ground", `${rect(-10, 194, 340, 60)}`), fill("near", rect(-10, 194, 340, 10)), stroke("light", 1.5, "M-10 194H330", 0.55)],
      floor: 200,
      inside: true,
    };
  },
  curtain: (luck) => {
    const fold = (x: number, wide: number): string => path`M${x} -10q${wide * 0.4} 90 ${wide * 0.1} 220h${wide * 0.5}q${wide * 0.2} -110 ${-wide * 0.1} -220z`;
    const left = luck(50, 80);
    const right = luck(240, 270);
    const drape = path`M-10 -10H${left}Q${left - 6} 90 ${left - 50} 150Q${left - 30} 180 ${left - 34} 210H-10ZM${right} -10H330V210H${right + 34}Q${right + 30} 180 ${right + 50} 150Q${right + 6} 90 ${right} -10Z`;
    return {
      behind: [
        fill("mid", along(left, right, () => luck(26, 40), (x) => path`M${x} 0v200h1.5v-200z`), 0.5),
        fill("tint", `${drape}M-10 -10H330V14Q250 40 160 22Q70 40-10 14Z`),
        fill("near", along(-8, left - 24, () => luck(11, 18), (x) => fold(x, 9)) + along(right + 20, 322, () => luck(11, 18), (x) => fold(x, 9)), 0.5),
      ],
      before: [fill("ground", rect(-10, 198, 340, 60)), fill("tint", path`M30 198H290L${luck(286, 300)} 214Q160 ${luck(220, 236)} ${luck(20, 34)} 214Z`, 0.75), stroke("light", 1.5, "M-10 198H330", 0.55)],
      floor: 203,
      inside: true,
    };
  },
  stall: (luck) => {
    const wide = luck(26, 38);
    const start = -luck(0, 30);
    const flap = (x: number): string => path`M${x} -10h${wide}v52a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0z`;
    return {
      behind: [
        fill("far", along(-20, 330, () => luck(36, 60), (x) => house(luck, x, 176, luck(40, 56)).wall)),
        fill("mid", `${rect(10, 30, 9, 180)}${rect(301, 30, 9, 180)}M-20 188H340V260H-20Z`),
        fill("tint", along(start, 330, () => wide * 2, flap)),
        fill("haze", along(start + wide, 330, () => wide * 2, flap)),
        fill("warm", times(2, (at) => path`M${luck(50, 100) + at * 130} ${luck(62, 80)}h12l4 20h-20z`), 0.9),
      ],
      before: [fill("ground", rect(-10, 198, 340, 60)), fill("near", along(-10, 330, () => luck(50, 80), (x) => rect(x, 206, 2, 50))), stroke("light", 1.5, "M-10 198H330", 0.55)],
      floor: 203,
      inside: true,
    };
  },
  sill: (luck) => {
    const x = luck(30, 130);
    const far = peaks(luck, 180, 70, 4);
    return {
      behind: [fill("far", far.rock), fill("light", far.snow, 0.5), fill("mid", WALL + rect(x, 18, 150, 172)), stroke("near", 5, path`M${x + 75} 18V190M${x} 92H${x + 150}`), stroke("near", 8, rect(x, 18, 150, 172))],
      before: [fill("ground", rect(-10, 196, 340, 60)), fill("near", rect(-10, 196, 340, 9)), stroke("light", 1.5, "M-10 196H330", 0.6)],
      floor: 201,
      inside: true,
    };
  },
  forge: (luck) => {
    const x = pick(luck, [10, 190]);
    return {
      behind: [fill("mid", WALL + arch(x, 200, 120, luck(110, 140))), fill("warm", blaze(luck, x + 60, 203, 46, luck(60, 84)), 0.85), fill("light", blaze(luck, x + 60, 203, 24, luck(32, 46)), 0.8), fill("near", `${along(190 - x, 320 - x, () => luck(22, 34), (at) => path`M${at} 20v${luck(30, 60)}h5v-60zM${at - 7} ${luck(60, 90)}h19v14h-19z`)}${rect(-10, 14, 340, 8)}`)],
      before: [fill("ground", `${rect(-10, 204, 340, 50)}${path`M${luck(-10, 10)} 206v-16h70l16 -8v10q-14 6 -30 8v6z`}`), stroke("warm", 1.5, "M-10 204H330", 0.6)],
      floor: 208,
      inside: true,
    };
  },
  camp: (luck) => {
    const tent = (x: number, y: number, size: number): string => path`M${x} ${y}l${size * 0.5} ${-size * 0.8}l${size * 0.08} 0l${size * 0.5} ${size * 0.8}z`;
    const fire = pick(luck, [40, 280]);
    return {
      behind: [
        fill("far", hills(luck, 172, 20) + along(-10, 330, () => luck(20, 44), (x) => pine(x, 180, luck(50, 100)))),
        fill("mid", hills(luck, 200, 8) + tent(luck(-20, 60), 204, luck(70, 110)) + tent(luck(190, 250), 204, luck(70, 110))),
        fill("warm", blaze(luck, fire, 212, 20, luck(38, 56)), 0.95), fill("light", blaze(luck, fire, 212, 9, luck(18, 26)), 0.9),
      ],
      before: [fill("ground", ground(luck, 216) + grass(luck, 220) + path`M${fire - 26} 214l50 -8v6l-50 10zM${fire + 26} 214v8l-50 -10v-6z`)],
      floor: 213,
    };
  },
  road: (luck) => {
    const end = luck(90, 230);
    const line = 152;
    const far = peaks(luck, line + 8, 50, 5);
    return {
      behind: [fill("far", far.rock), fill("mid", hills(luck, line + 16, 12)), fill("light", path`M${end} ${line + 6}q${luck(-30, 30)} 20 ${luck(-60, 20)} 36q-50 24 -70 70h170q-50 -40 -30 -66q14 -24 ${luck(-10, 10)} -40z`, 0.5), fill("near", along(4, 320, () => luck(50, 100), (x) => pine(x, 186, luck(20, 40))))],
      before: [fill("ground", grass(luck, 224) + hills(luck, 232, 10, 3) + path`M${pick(luck, [30, 278])} 240v-86h7v10h34l10 8l-10 8h-34v60z`)],
      floor: 208,
    };
  },
  fields: (luck) => ({
    behind: [
      fill("far", hills(luck, 164, 24) + along(20, 320, () => luck(50, 110), (x) => path`M${x} 166q-14 -4 -8 -18q4 -14 16 -10q14 2 10 16q0 12 -14 12z`)),
      fill("mid", hills(luck, 186, 12)),
      stroke("light", 2, along(-60, 380, () => 22, (x) => path`M${160 + (x - 160) * 0.35} 180L${x} 236`), 0.35),
    ],
    before: [fill("ground", along(-4, 330, () => luck(5, 12), (x) => path`M${x} 244q${luck(-2, 4)} -20 ${luck(-4, 8)} ${-luck(30, 54)}q4 26 4 54z`) + hills(luck, 228, 6))],
    floor: 210,
  }),
  waste: (luck) => {
    const cone = luck(60, 250);
    const high = luck(96, 130);
    return {
      behind: [
        fill("far", path`M${cone - 110} 190L${cone - 16} ${190 - high}l10 6l12 -4l10 4L${cone + 120} 190z` + hills(luck, 176, 20)),
        stroke("warm", 2.5, path`M${cone - 4} ${194 - high}q${luck(-8, 8)} 20 ${luck(-12, 4)} 34t${luck(-10, 14)} 40M${cone + 6} ${194 - high}q6 24 ${luck(4, 24)} 40`, 0.9),
        fill("mid", along(-20, 330, () => luck(40, 80), (x) => path`M${x} 210l${luck(6, 14)} ${-luck(30, 60)}h${luck(20, 34)}l${luck(8, 18)} 60z`) + "M-20 200H340V260H-20Z"),
      ],
      before: [fill("ground", ground(luck) + along(-6, 330, () => luck(24, 60), (x) => path`M${x} 236l${luck(4, 10)} ${-luck(16, 44)}l${luck(6, 12)} 50z`)), stroke("warm", 1.5, along(10, 310, () => luck(70, 120), (x) => path`M${x} 238l12 -8l10 4l14 -10`), 0.7)],
      floor: 210,
    };
  },
  chart: (luck) => {
    const isle = (x: number, y: number, size: number): string =>
      path`M${x - size} ${y}q${luck(-10, 10)} ${-size} ${size * 0.8} ${-size * 0.8}q${size * luck(0.3, 0.8)} ${-size * 0.3} ${size} ${size * 0.3}q${size * 0.6} ${size * 0.8} ${-size * 0.5} ${size}q${-size} ${size * 0.6} ${-size * 1.3} ${-size * 0.5}z`;
    const lands = isle(luck(40, 120), luck(70, 160), luck(50, 84)) + isle(luck(190, 280), luck(60, 180), luck(40, 74));
    const turn = pick(luck, [1, -1]);
    const height = luck(60, 190);
    const swing = luck(14, 40);
    const quick = luck(0.5, 1.1);
    const end = 160 + turn * 136;
    const rose = pick(luck, [36, 284]);
    const pole = height > 120 ? 38 : 200;
    return {
      behind: [
        fill("haze", lands, luck(0.5, 1)),
        stroke("far", 2, lands, 0.8),
        stroke("mid", 2, times(6, () => path`M${luck(10, 280)} ${luck(30, 210)}l9 -15l9 15m-3 -6l8 -10l8 16`) + times(5, () => path`M${luck(0, 280)} ${luck(20, 220)}q6 -5 12 0t12 0`), 0.55),
        fill("mid", path`M${rose} ${pole - 28}l5 23l23 5l-23 5l-5 23l-5 -23l-23 -5l23 -5z`, 0.5),
        stroke("warm", 4.5, times(9, (at) => path`M${160 + turn * (at * 30 - 130)} ${height + Math.sin(at * quick) * swing}l${turn * 15} ${Math.cos(at * quick) * swing * quick * 0.4}`) + path`M${end - 8} ${height + Math.sin(9 * quick) * swing - 8}l16 16m0 -16l-16 16`, 0.95),
      ],
      before: [stroke("mid", 3, rect(7, 7, 306, 226), 0.5)],
      floor: 196,
      inside: true,
    };
  },
  astral: (luck) => {
    const x = luck(120, 200);
    const ring = (size: number): string => path`M${x - size} 120a${size} ${size * 0.9} 0 1 0 ${size * 2} 0a${size} ${size * 0.9} 0 1 0 ${-size * 2} 0`;
    return {
      behind: [
        stroke("haze", luck(5, 9), ring(luck(120, 150)) + ring(luck(80, 100)), 0.6),
        stroke("light", 1.5, ring(luck(98, 112)) + ring(luck(150, 176)) + times(6, (at) => path`M${x + Math.cos(at) * 104} ${120 + Math.sin(at) * 94}l${Math.cos(at) * 60} ${Math.sin(at) * 54}`), 0.45),
        stroke("light", 2.2, scatter(luck, 34, 236), 0.9),
      ],
      before: [fill("ground", along(-10, 330, () => luck(50, 110), (at) => { const y = luck(206, 226); return path`M${at} ${y}l${luck(14, 26)} ${-luck(6, 12)}l${luck(14, 30)} ${luck(4, 10)}l${-luck(14, 22)} ${luck(14, 30)}z`; }))],
      floor: 206,
      inside: true,
    };
  },
  hall: (luck) => {
    const wide = luck(70, 96);
    const start = luck(-40, 0);
    return {
      behind: [
        fill("far", WALL + along(start, 330, () => wide, (x) => arch(x + 16, 176, wide - 32, 120))),
        fill("mid", along(start, 330, () => wide, (x) => rect(x - 9, -10, 18, 200) + rect(x - 14, 30, 28, 10) + rect(x - 14, 176, 28, 16)) + "M-20 188H340V260H-20Z"),
        fill("tint", along(start + wide / 2, 330, () => wide, (x) => path`M${x - 13} -6h26v${luck(56, 80)}l-13 -12l-13 12z`), 0.95),
      ],
      before: [fill("ground", "M-20 214H340V260H-20Z"), fill("near", path`M${luck(60, 90)} 214h${luck(140, 180)}l20 10H40z`)],
      floor: 214,
      inside: true,
    };
  },
  heavens: (luck) => {
    const cloud = (x: number, y: number, size: number): string =>
      path`M${x} ${y}q${-size * 0.1} ${-size * 0.35} ${size * 0.35} ${-size * 0.35}q${size * 0.2} ${-size * 0.4} ${size * 0.6} ${-size * 0.25}q${size * 0.5} ${-size * 0.2} ${size * 0.6} ${size * 0.25}q${size * 0.4} 0 ${size * 0.35} ${size * 0.35}z`;
    return {
      behind: [
        fill("light", cloud(luck(-60, 200), luck(60, 110), luck(60, 100)) + cloud(luck(-20, 240), luck(130, 170), luck(70, 110)), 0.28),
        fill("haze", cloud(luck(-60, 60), luck(150, 180), luck(90, 120)) + cloud(luck(120, 240), luck(160, 190), luck(90, 120))),
        fill("far", hills(luck, 204, 16, 5)),
        fill("mid", hills(luck, 220, 10) + along(0, 330, () => luck(24, 70), (x) => pine(x, 222, luck(12, 24)))),
      ],
      before: [fill("ground", hills(luck, 238, 14) + (maybe(luck, 0.5) ? tower(pick(luck, [20, 270]), 230, 18, luck(20, 40)) : ""))],
      floor: 178,
    };
  },
} satisfies Record<string, (luck: Luck) => Place>;

export type PlaceName = keyof typeof PLACES;
