/** So many random bytes as hexadecimal digits; unlike `crypto.randomUUID` they can be had over plain http, too. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, "0")).join("");
