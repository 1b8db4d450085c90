/** The colours of the markers of what was left undefeated, on the board and beside it. */
export interface Mark {
  ink: string;
  fill: string;
}

export const MARKS = {
  dark: { ink: "#fff1cf", fill: "#241208" },
  yellow: { ink: "#241208", fill: "#e3b32e" },
  red: { ink: "#fff1dc", fill: "#981e18" },
} satisfies Record<string, Mark>;
