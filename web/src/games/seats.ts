/** One colour for each seat; each stands out from white signs, dark wood and parchment alike. */
const SEATS = ["#d0453c", "#3a7fd0", "#3a8f48", "#a55bc9", "#b87714", "#178f96"];

export const seatColour = (seat: number): string => SEATS[seat % SEATS.length]!;
