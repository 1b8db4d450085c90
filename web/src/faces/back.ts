/** The backs of decks: an ornament that is the same for all cards of a deck, and another for every deck. */
import { path, times } from "./pen";
import { luckOf, pick } from "./seed";

export interface Back {
  /** Petals around the emblem. */
  rosette: string;
  /** The lattice behind. */
  lattice: string;
}

const RADIANS = Math.PI * 2;

/** An ornament on a field of 100 by 140. */
export function backOf(deck: string): Back {
  const luck = luckOf(`back of ${deck}`);
  const count = pick(luck, [6, 8, 10, 12]);
  const [inner, outer, bend] = [luck(20, 24), luck(33, 42), luck(0.2, 0.9)];
  const point = (angle: number, far: number): [number, number] => [50 + Math.cos(angle) * far, 70 + Math.sin(angle) * far];
  const rosette = times(count, (at) => {
    const angle = (at / count) * RADIANS - RADIANS / 4;
    const half = RADIANS / count / 2;
    const [x, y] = point(angle - half, inner);
    const [leftX, leftY] = point(angle - half * bend, outer * 0.9);
    const [tipX, tipY] = point(angle, outer);
    const [rightX, rightY] = point(angle + half * bend, outer * 0.9);
    const [endX, endY] = point(angle + half, inner);
    return path`M${x} ${y}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${endX} ${endY}`;
  });
  const step = luck(9, 14);
  const lean = pick(luck, [0.6, 1, 1.6]);
  const lattice = times(Math.ceil((100 + 140 / lean) / step), (at) => {
    const x = at * step;
    return path`M${x} 0l${-140 / lean} 140M${100 - x} 0l${140 / lean} 140`;
  });
  return { rosette, lattice };
}
