/** The options of a verb that name a number, the smallest first; the key of one may say for whom it is. */
import type { OptionShown } from "../../lib/wire";

export const amounts = (options: readonly OptionShown[], verb: string): { n: number; key: string }[] =>
  options
    .filter((one) => one.verb === verb && /^\d+$/.test(one.about))
    .map((one) => ({ n: Number(one.about), key: one.key }))
    .sort((a, b) => a.n - b.n);
