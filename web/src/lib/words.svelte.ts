/** The page's own words, in Italian and English; what happens in a game comes from the server in words already. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import shell from "virtual:words/shell";
import { keep, recall } from "./kept";
import type { Language, Words } from "./wire";

// Every part of the page has its own file of words: `table.en.ftl`, `table.it.ftl`. A game's come with the game.
const learned = new Set<Record<Language, string>>([shell]);
const bundles = new Map<Language, FluentBundle>();

/** What can be said in a language; a language is read when it is first spoken. */
function bundle(language: Language): FluentBundle {
  let made = bundles.get(language);
  if (!made) {
    made = new FluentBundle(language, { useIsolating: false });
    for (const texts of learned) made.addResource(new FluentResource(texts[language]));
    bundles.set(language, made);
  }
  return made;
}
const KEY = "locanda-language";

function first(): Language {
  const kept = recall(KEY);
  if (kept === "en" || kept === "it") return kept;
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

class Speech {
  language = $state<Language>(first());

  speak(language: Language): void {
    this.language = language;
    keep(KEY, language);
    document.documentElement.lang = language;
  }

  /** The message with its arguments; a missing one shows its id, which the tests look for. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const spoken = bundle(this.language);
    const found = spoken.getMessage(id);
    return found?.value ? spoken.formatPattern(found.value, args ?? null) : id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return bundle(this.language).hasMessage(id);
  }

  /** From now on these messages, too, can be said: Fluent texts by language. */
  learn(texts: Record<Language, string>): void {
    if (learned.has(texts)) return;
    learned.add(texts);
    for (const [language, made] of bundles) made.addResource(new FluentResource(texts[language]));
  }

  of(words: Words): string {
    return words[this.language];
  }
}

export const words = new Speech();

/** A share of one, as the language writes it; only what is certain is 100 %, only what cannot be is 0 %. */
export const percent = (share: number): string => {
  const told = share >= 1 ? 1 : share <= 0 ? 0 : Math.min(0.99, Math.max(0.01, share));
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(told);
};

/** Names as the language lists them: all of them, or any of them. */
export const listed = (names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(words.language, { type }).format(names);

document.documentElement.lang = words.language;
