/** Questions that are open at the same time: how they are told apart, who else is asked, and who was faster. */
import type { Asked, State } from "../lib/wire";

type IsMine = (seat: number) => boolean;

/** What tells a question from the others that are open. */
export const idOf = (asked: Asked): string => `${asked.seat}/${asked.part}`;

/** What each question is called: whose it is, and of which seat where two would be called alike. */
export function titles(open: readonly Asked[], figure: (seat: number) => string): string[] {
  return open.map((one) => {
    if (!one.title) return figure(one.seat);
    const alike = open.some((other) => other !== one && other.title === one.title);
    return alike ? `${one.title} (${figure(one.seat)})` : one.title;
  });
}

/** The seats of others that are asked now. */
export const others = (state: State, mine: IsMine): number[] => state.waiting.filter((seat) => !mine(seat));

/** The seat of somebody else that acted while whoever is first could act, and we could have; none if it was not so. */
export function overtaken(before: State | null, now: State, mine: IsMine): number | null {
  if (!before || now.last === null || mine(now.last) || now.answers <= before.answers) return null;
  const lost = before.asked.filter((one) => one.first);
  const open = new Set(now.asked.map((one) => one.decision));
  return lost.some((one) => !open.has(one.decision)) ? now.last : null;
}

/** The key of something as an answer to this question names it. */
export const keyIn = (asked: Asked, key: string): string =>
  asked.part && !key.startsWith(`${asked.part}/`) ? `${asked.part}/${key}` : key;
