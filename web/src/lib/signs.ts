/** A game's signs in texts: `@3` is an icon with a number to the eye, and a name with a number to the ear. */
import type { Language } from "./wire";

export type Signs = Record<string, { icon: string; name: Record<Language, string> }>;
export type Part = { text: string } | { sign: string; value: string };

/** A text, cut where its signs are. */
export function cut(text: string, signs: Signs): Part[] {
  const marks = Object.keys(signs).map((one) => one.replace(/[$^]/g, "\\$&"));
  if (!marks.length) return [{ text }];
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(`([${marks.join("")}])([+–-]?\\d+|–)`, "g"))) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ sign: match[1]!, value: match[2]! });
    at = match.index + match[0].length;
  }
  if (at < text.length || !found.length) found.push({ text: text.slice(at) });
  return found;
}

/** A text as it is read out, with the names of its signs; one after the other they are told apart. */
export function spoken(text: string, signs: Signs, language: Language): string {
  const parts = cut(text, signs);
  return parts
    .map((part, number) => {
      if ("sign" in part) return `${signs[part.sign]!.name[language]} ${part.value}`;
      const between = number > 0 && number < parts.length - 1;
      return between && !part.text.trim() ? ", " : part.text;
    })
    .join("")
    .replace(/(\d) {2,}(?=\S)/g, "$1, ")
    .replace(/ {2,}/g, " ");
}
