import { type Box, scrollNeeded } from "./tour-place.model";
import { TOUR, type TourStep } from "./tour-steps.model";

/** Returns the first visible target of a step. Targets within the page count only once that page is shown. */
export function targetOf({ targets }: TourStep, isHere: boolean): HTMLElement | null {
  for (const target of targets) {
    if (target.startsWith("main") && !isHere) continue;
    const found = [...document.querySelectorAll<HTMLElement>(target)].find(isSeen);
    if (found) return found;
  }
  return null;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * Scrolls a target into view within the time in the specification, or at once if the user prefers reduced motion.
 * Returns a function that stops the scrolling.
 */
export function scrollTo(element: HTMLElement): () => void {
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const need = element.closest("aside") ? 0 : scrollNeeded(boxOf(element), from, window.innerHeight);
  if (need === 0) return () => undefined;
  const start = window.scrollY;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, start + need);
    return () => undefined;
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const share = Math.min(1, Math.max(0, now - begin) / TOUR.scrollMs);
    window.scrollTo(0, start + need * (1 - (1 - share) ** 2));
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility !== "hidden";
}
