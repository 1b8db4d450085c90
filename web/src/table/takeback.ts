/** Where a step back leads, in few words. */

/** Of a prompt only what it asks; all of it where it asks nothing in so many words. */
export function question(prompt: string): string {
  return /[^.!?;:]*\?/.exec(prompt)?.[0].trim() || prompt;
}
