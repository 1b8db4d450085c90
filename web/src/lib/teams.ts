/** Seats that play together. */

/** What a team is called: A, B, C. */
export const teamName = (team: number): string => String.fromCharCode(65 + (team % 26));

/** Everything in the order of its team, and whether a team starts there; what has no team stays where it is. */
export function byTeam<T>(all: readonly T[], teamOf: (one: T) => number | null): { one: T; starts: boolean }[] {
  const teams = all.map(teamOf);
  const order = [...new Set(teams)];
  const sorted = order.flatMap((team) => all.filter((_, number) => teams[number] === team));
  return sorted.map((one, at) => ({ one, starts: at === 0 || teamOf(one) !== teamOf(sorted[at - 1]!) }));
}
