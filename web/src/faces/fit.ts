/** How large a title can be written so that none of it is cut off. */

/** How wide the letters of the titles' typeface are, in hundredths of their height: a to z, A to Z; and whatever else. */
const SMALL = [48, 51, 43, 54, 46, 34, 51, 54, 29, 27, 52, 26, 84, 56, 52, 54, 52, 41, 41, 33, 55, 47, 74, 50, 46, 46];
const LARGE = [62, 63, 62, 69, 60, 53, 65, 75, 36, 33, 66, 53, 84, 73, 67, 58, 68, 64, 54, 57, 66, 62, 96, 68, 59, 58];
const OTHER = 36;
const SPACE = 23;
const widthOf = (word: string): number =>
  [...word.normalize("NFD").replace(/\p{M}/gu, "")].reduce((sum, letter) => {
    const code = letter.charCodeAt(0);
    return sum + (SMALL[code - 97] ?? LARGE[code - 65] ?? OTHER);
  }, 0) / 100;
const STEPS: readonly number[] = [13, 12, 11, 10, 9, 8, 7, 6];

/** The lines that words of these widths break into where there is so much room. */
function linesOf(words: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wanted = used ? used + SPACE / 100 + word : word;
    if (wanted > room && used) {
      lines += 1;
      used = word;
    } else used = wanted;
  }
  return lines;
}

/** The largest step, in hundredths of the card's width, at which the longest word fits and the lines are few. */
export function fit(title: string, width = 90, most = 3): number {
  const words = title.split(/\s+|(?<=-)/).map(widthOf);
  const longest = Math.max(...words);
  return STEPS.find((step) => longest * step <= width && linesOf(words, width / step) <= most) ?? STEPS.at(-1)!;
}
