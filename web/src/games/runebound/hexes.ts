/** The geometry of the map: flat-top spaces, odd columns half a space lower. */
import type { Point } from "../view";
import type { Board } from "./view";

export interface Space extends Point {
  id: string;
  column: number;
  row: number;
}

export const RADIUS = 50;
export const HEIGHT = Math.sqrt(3) * RADIUS;
export const MARGIN = 48;

export function centre(column: number, row: number): Point {
  return {
    x: MARGIN + RADIUS + column * RADIUS * 1.5,
    y: MARGIN + HEIGHT / 2 + row * HEIGHT + (column % 2 ? HEIGHT / 2 : 0),
  };
}

export function size(board: Board): { width: number; height: number } {
  return {
    width: Math.round(2 * MARGIN + RADIUS * 2 + (board.columns - 1) * RADIUS * 1.5),
    height: Math.round(2 * MARGIN + HEIGHT * (board.rows + 0.5)),
  };
}

export function spaces(board: Board): Space[] {
  return Object.keys(board.terrain).map((id) => {
    const [, column, row] = id.split("-").map(Number);
    return { id, column: column!, row: row!, ...centre(column!, row!) };
  });
}

/** The hex of a space that is called by its town or by its own name. */
export const hexOf = (board: Board, space: string): string => board.towns.find((town) => town.id === space)?.at ?? space;

export function pointOf(board: Board, space: string): Point | null {
  const match = /^hex-(\d+)-(\d+)$/.exec(hexOf(board, space));
  return match ? centre(Number(match[1]), Number(match[2])) : null;
}

/** The six neighbours, clockwise from the north; those outside the map too. */
export function around(column: number, row: number): [number, number][] {
  const low = column % 2;
  return [
    [column, row - 1],
    [column + 1, row - 1 + low],
    [column + 1, row + low],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row - 1 + low],
  ];
}

export function outline(at: Point, radius = RADIUS): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n;
    return `${(at.x + radius * Math.cos(angle)).toFixed(1)},${(at.y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** The outline as a path, for many spaces in one. */
export const trace = (at: Point, radius = RADIUS): string => `M${outline(at, radius).replace(/ /g, "L")}Z`;

/** What players call a space: a letter for the column, a number for the row. */
export function coordinate(name: string): string {
  const match = /^hex-(\d+)-(\d+)$/.exec(name);
  return match ? String.fromCharCode(65 + Number(match[1])) + (Number(match[2]) + 1) : name;
}

/** A number from 0 to 1 that is always the same for the same space, for drawing by an unsteady hand. */
export function hand(a: number, b: number, c = 0): number {
  let mixed = Math.imul(a + 17, 0x9e3779b1) ^ Math.imul(b + 71, 0x85ebca6b) ^ Math.imul(c + 131, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
