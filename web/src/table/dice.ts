/** How a die looks that has so many sides. */
export type Shape = "coin" | "triangle" | "square" | "diamond" | "kite" | "pentagon" | "round";

const SHAPES: Record<number, Shape> = { 2: "coin", 4: "triangle", 6: "square", 8: "diamond", 10: "kite", 100: "kite", 12: "pentagon", 20: "round" };

/** Dice that nobody knows are square, large ones round. */
export const shapeOf = (sides: number): Shape => SHAPES[sides] ?? (sides > 12 ? "round" : "square");
