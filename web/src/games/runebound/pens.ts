/** How the signs of the terrain are drawn: points around the foot of the sign, all of them as pairs.
 *  What is `under` lies flat and is drawn with many others in one stroke; what is `over` stands up and can hide what is behind it. */
interface Pen {
  under: Record<string, string>;
  over: Record<string, string>;
}

export const PENS: Record<string, Pen> = {
  pine: {
    under: { shade: "M-8 1Q4 5 13 0L6 -3Z" },
    over: {
      pine: "M-1 2L-1 -3L1 -3L1 2ZM0 -22Q3 -15 7 -11L4 -11Q6 -6 10 -2Q0 2 -10 -2Q-6 -6 -4 -11L-7 -11Q-3 -15 0 -22ZM2 -16L5 -12M3 -9L7 -3M0 -8L3 -2",
    },
  },
  oak: {
    under: { shade: "M-8 1Q4 5 13 0L6 -3Z" },
    over: {
      oak: "M-1 2L-1 -4L1 -4L1 2ZM-8 -4Q-13 -8 -9 -12Q-9 -18 -3 -17Q1 -21 6 -17Q11 -16 10 -11Q13 -6 8 -3Q4 -1 0 -3Q-5 -1 -8 -4ZM4 -14L7 -10M3 -8L7 -5",
    },
  },
  peak: {
    under: { shade: "M-24 1Q6 6 34 0L20 -6Z" },
    over: {
      peak: "M-24 0Q-17 -10 -11 -20L-7 -17Q-2 -27 3 -36Q9 -28 13 -19L17 -22Q22 -12 27 0Q2 4 -24 0ZM-14 -11L-17 -4M-5 -14L-9 -2",
      slope: "M3 -36Q9 -28 13 -19L17 -22Q22 -12 27 0L9 2Q6 -8 9 -14Q2 -22 3 -36ZM12 -13L17 -1M16 -15L21 -1",
      snow: "M3 -36Q-1 -29 -4 -23L0 -24L3 -20L6 -24L10 -23Q7 -31 3 -36Z",
    },
  },
  hill: {
    under: { shade: "M-19 1Q6 6 27 0L14 -4Z" },
    over: { mound: "M-19 0Q-13 -17 0 -17Q13 -17 19 0Q0 4 -19 0ZM6 -13L12 -3M1 -13L7 -3M-12 -5L-8 -10" },
  },
  wheat: {
    under: {
      ear: "M-6 -9L-8.5 -12M1 -12L1.6 -17M6 -8L9 -11",
      wheat: "M-1 0Q-2 -6 -6 -9M0 0Q0 -6 1 -12M1 0Q2 -5 6 -8M-9 0L-6 0M6 1L10 1",
    },
    over: {},
  },
  grass: { under: { grass: "M-4 0Q-4 -4 -6 -6M0 0L0 -8M4 0Q4 -4 6 -6" }, over: {} },
  reed: {
    under: {
      reed: "M-4 0Q-4 -8 -6 -13M0 0L0 -17M4 0Q5 -8 7 -12M-8 1L8 1",
      tail: "M0 -17L0 -23M-6 -13L-7.4 -18M7 -12L8.4 -17",
    },
    over: {},
  },
  pool: {
    under: {
      pool: "M-14 0Q-13 -6 0 -6Q13 -6 14 0Q13 6 0 6Q-13 6 -14 0Z",
      ripple: "M-8 0L1 0M-2 3L6 3M2 -2.5L8 -2.5",
    },
    over: {},
  },
};

/** The order in which the flat strokes are laid down. */
export const LAYERS = ["pool", "ripple", "shade", "grass", "wheat", "ear", "reed", "tail"];
