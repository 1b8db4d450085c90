/** A Vite plugin: the words of `index.html` (`{{ en.try-again }}`) come from the page's own catalogue. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export function doorWords(locale: string): Plugin {
  const said = (language: string, id: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${locale}/table.${language}.ftl`, "utf8")));
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`index.html: no message ${id} in ${language}`);
    return bundle.formatPattern(message.value).replace(/[&<>]/g, (sign) => SIGNS[sign]!);
  };
  return {
    name: "door-words",
    transformIndexHtml: (html) =>
      html.replace(/\{\{ (en|it)\.([a-z-]+) \}\}/g, (_, language: string, id: string) => said(language, id)),
  };
}
