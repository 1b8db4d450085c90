/** The page's own words, in Italian and English; what happens in a game comes from the server in words already. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, Words } from "./wire";

// Every part of the page has its own file of words: `table.en.ftl`, `table.it.ftl`.
const files = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [name, text] of Object.entries(files))
    if (name.endsWith(`.${language}.ftl`)) made.addResource(new FluentResource(text));
  return made;
}

const bundles = { en: bundle("en"), it: bundle("it") };
const KEY = "locanda-language";

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === "en" || kept === "it") return kept;
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

class Speech {
  language = $state<Language>(first());

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  /** The message with its arguments; a missing one shows its id, which the tests look for. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const found = bundles[this.language].getMessage(id);
    return found?.value ? bundles[this.language].formatPattern(found.value, args ?? null) : id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return bundles[this.language].hasMessage(id);
  }

  of(words: Words): string {
    return words[this.language];
  }
}

/** A text as it is searched: small letters, and apostrophes as they are typed. */
export const folded = (text: string): string => text.toLowerCase().replaceAll("’", "'");

export const words = new Speech();
document.documentElement.lang = words.language;
