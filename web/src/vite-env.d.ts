/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:words/*" {
  const words: Record<"en" | "it", string>;
  export default words;
}

declare module "virtual:games" {
  /** What each game that is drawn brings along, by its id. */
  export const icons: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export const words: Record<string, () => Promise<{ default: Record<"en" | "it", string> }>>;
}
