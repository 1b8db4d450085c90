import type { Attachment } from "svelte/attachments";

const SLACK = 4;

/** Whatever has more to read than room for it fades at that edge, and the keyboard can scroll it. */
export const fading: Attachment<HTMLElement> = (part) => {
  function measure(): void {
    const above = part.scrollTop > SLACK;
    const below = part.scrollHeight - part.scrollTop - part.clientHeight > SLACK;
    part.classList.toggle("above", above);
    part.classList.toggle("below", below);
    const aside = part.scrollWidth - part.clientWidth > SLACK;
    if (above || below || aside) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(measure);
  for (const one of [part, ...part.children]) sizes.observe(one);
  part.addEventListener("scroll", measure, { passive: true });
  measure();
  return () => {
    sizes.disconnect();
    part.removeEventListener("scroll", measure);
  };
};
