/** The figures that are on their way over the board: what awaits them there is shown only then. */
const AGAIN = 40; // milliseconds until one looks again whether everybody has arrived
// Milliseconds after which nobody waits any more: a window in the background moves nothing, a slow one moves late.
const UNSEEN = 1000;
const SLOW = 6000;

/** Every walk, with when it is over at the latest. */
const walks = new Map<object, number>();

/** A figure sets out and needs this long, in milliseconds; one that slow pictures hold up arrives when its walk ends. */
export function setOut(duration: number, walk?: Animation): void {
  const key = walk ?? {};
  walks.set(key, performance.now() + duration + (walk ? (document.hidden ? UNSEEN : SLOW) : 0));
  for (const end of ["finish", "cancel"]) walk?.addEventListener(end, () => walks.delete(key));
}

/** How long to wait until one looks again; nothing if everybody has arrived. */
export function walking(): number {
  for (const [key, until] of walks) if (until <= performance.now()) walks.delete(key);
  return walks.size ? AGAIN : 0;
}

/** Who hurries finds everybody there. */
export function arrive(): void {
  for (const key of [...walks.keys()]) if (key instanceof Animation) key.finish();
  walks.clear();
}
