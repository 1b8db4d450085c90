/** What an attack, a strike or a piece of armor leads to, before it is agreed to: from nothing but what lies on the table. */
import type { PieceShown, View } from "./shown";

/** What somebody suffers, and how much life is left to them then. */
export interface Outcome {
  label: string;
  amount: number;
  /** The life that is left; nobody with none stays. */
  left: number;
  /** How much of it ready armor could prevent. */
  armor: number;
}

/** What a preview must know of a card in play. */
export interface Fighter {
  label: string;
  seat: number;
  row: string;
  piece: PieceShown;
  totem: boolean;
}

export type Find = (label: string) => Fighter | undefined;

/** What the ready armor of a seat could prevent. */
export const armorOf = (view: View, seat: number): number =>
  Object.values(view.seats[seat]?.equipment ?? {}).reduce((sum, one) => sum + (one.exhausted ? 0 : one.defence), 0);

function suffers(view: View, who: Fighter, amount: number): Outcome {
  const armor = who.row === "hero" ? Math.min(amount, armorOf(view, who.seat)) : 0;
  return { label: who.label, amount, left: Math.max(0, who.piece.health - who.piece.damage - amount), armor };
}

/** What a fighter deals; Totems deal nothing. */
const deals = (who: Fighter): number => (who.totem ? 0 : who.piece.atk);

/** What both sides of a combat suffer, with what a strike would add to the ATK of the hero of a seat. */
export function clash(view: View, attacker: Fighter, defender: Fighter, strike: { seat: number; atk: number } | null = null): Outcome[] {
  const force = (who: Fighter): number => deals(who) + (strike && who.row === "hero" && who.seat === strike.seat ? strike.atk : 0);
  const back = attacker.piece.marks.includes("long-range") ? 0 : force(defender);
  return [suffers(view, defender, force(attacker)), suffers(view, attacker, back)];
}

/** The labels of the two who fight, or are about to: who attacks, and whom. */
export function paired({ combat, chain }: View): [string, string] {
  if (combat) return [combat.attacker, combat.defender || combat.proposed];
  const wanted = chain.filter((link) => link.kind === "combat").at(-1);
  return [wanted?.source ?? "", wanted?.targets[0] ?? ""];
}

/** The two who fight, or are about to, as far as they are still in play. */
export function fighters(view: View, find: Find): [Fighter | undefined, Fighter | undefined] {
  const [attacker, defender] = paired(view);
  return [find(attacker), find(defender)];
}

/** Something that is asked, and the option that is looked at. */
export interface Question {
  prompt: string;
  facts: Record<string, unknown>;
  focus: string;
}

/** What the option that is looked at leads to; without one, what comes if nobody does anything. */
export function preview(view: View, question: Question | null, find: Find): Outcome[] {
  const [verb, about = ""] = (question?.focus ?? "").split(/:(.*)/);
  if (question?.prompt === "defender") {
    const attacker = find(String(question.facts.attacker ?? ""));
    const defender = verb === "defender" ? find(about) : undefined;
    return attacker && defender ? clash(view, attacker, defender) : [];
  }
  if (question?.prompt === "prevent") {
    const { victim, amount } = question.facts as { victim?: string; amount?: number };
    const who = find(victim ?? "");
    if (!who) return [];
    const armor = verb === "armor" ? (find(about)?.piece.defence ?? 0) : 0;
    return [{ ...suffers(view, who, Math.max(0, Number(amount ?? 0) - armor)), armor: 0 }];
  }
  const [attacker, defender] = fighters(view, find);
  if (!attacker || !defender) return [];
  if (verb === "protect") {
    const shield = find(about);
    return shield ? clash(view, attacker, shield) : [];
  }
  const weapon = verb === "strike" ? find(about) : undefined;
  return clash(view, attacker, defender, weapon ? { seat: weapon.seat, atk: weapon.piece.atk } : null);
}
