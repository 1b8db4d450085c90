/** A text as it is searched: small letters without accents, and without apostrophes, however they are typed. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}’‘ʼ'`´]/gu, "")
    .toLowerCase();

/** Whether every word that is sought stands somewhere in the text. */
export function holds(text: string, sought: string): boolean {
  const whole = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
