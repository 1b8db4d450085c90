/** Somebody who sat at the table, as every part of the end shows them. */
export interface Sitting {
  seat: number;
  name: string;
  icon: string;
  colour: string;
}
