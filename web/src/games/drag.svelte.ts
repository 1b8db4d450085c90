/** What lies on the table can be taken and put elsewhere: with the mouse, a pen or a finger. */
import type { Attachment } from "svelte/attachments";

/** Something that can be dragged, and what comes of it. */
export interface Movable {
  what: string;
  name: string;
  icon: string;
  /** Whether it can be put there. */
  can(where: string): boolean;
  drop(where: string): void;
  /** A finger that rests on it wants to look at it. */
  look?(): void;
}

class Drag {
  /** What is being dragged; nothing most of the time. */
  held = $state.raw<Movable | null>(null);
  /** What lies under it: the `data-drop` of that. */
  where = $state("");
  x = $state(0);
  y = $state(0);
}

export const drag = new Drag();

const FAR = 9; // pixels from which on a press is a drag
const LONG = 550; // milliseconds for which a finger rests on something to look at it

const under = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";

/** An element is taken where `movable` says so; a press without a movement stays a click. */
export const taken =
  (movable: () => Movable | null): Attachment<HTMLElement> =>
  (node) => {
    let from: PointerEvent | null = null;
    let resting = 0;

    function release(): void {
      clearTimeout(resting);
      from = null;
      drag.held = null;
      drag.where = "";
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", release);
      window.removeEventListener("keydown", key, true);
    }

    /** The click that ends a drag or a long look is none. */
    function noClick(): void {
      const stop = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
      };
      node.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50);
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const thing = movable();
      from = event;
      if (event.pointerType === "touch" && thing?.look)
        resting = window.setTimeout(() => {
          if (drag.held) return;
          release();
          noClick();
          thing.look?.();
        }, LONG);
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", release);
      window.addEventListener("keydown", key, true);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!drag.held && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) {
        clearTimeout(resting);
        drag.held = movable();
        if (!drag.held) return release();
      }
      if (!drag.held) return;
      event.preventDefault();
      drag.x = event.clientX;
      drag.y = event.clientY;
      drag.where = under(event);
    }

    function up(event: PointerEvent): void {
      const { held } = drag;
      const where = held ? under(event) : "";
      release();
      if (!held) return;
      noClick();
      if (where) held.drop(where);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !drag.held) return;
      event.stopPropagation();
      release();
    }

    // What is dragged is no picture and no text to the browser.
    const no = (event: Event): void => event.preventDefault();
    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", no);
    return () => {
      if (from) release();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", no);
    };
  };
