import { TOUR } from "./tour-steps.model";

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Size = Pick<Box, "width" | "height">;
type Place = Pick<Box, "left" | "top">;

/** Between a card and the window's edge, and between it and what is lit. */
const MARGIN = 16;

/** What is lit around a target. */
export function spotlight({ left, top, width, height }: Box): Box {
  const around = TOUR.padding;
  return { left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around };
}

/** Where a card stands: beside what is lit, on the first side with room for it, else in the middle; always within the window. */
export function cardPlace(target: Box | null, card: Size, window: Size): Place {
  const place = (target && sides(spotlight(target), card).find((side) => fits(side, card, window))) ?? {
    left: (window.width - card.width) / 2,
    top: target ? window.height - card.height - MARGIN : (window.height - card.height) / 2,
  };
  return {
    left: within(place.left, window.width - card.width),
    top: within(place.top, window.height - card.height),
  };
}

/** Right, below, left and above, each shifted along its side by nothing: the window's edges do that. */
function sides(lit: Box, card: Size): readonly (Place & { readonly axis: "left" | "top" })[] {
  return [
    { axis: "left", left: lit.left + lit.width + MARGIN, top: lit.top },
    { axis: "top", left: lit.left, top: lit.top + lit.height + MARGIN },
    { axis: "left", left: lit.left - card.width - MARGIN, top: lit.top },
    { axis: "top", left: lit.left, top: lit.top - card.height - MARGIN },
  ];
}

function fits(place: Place & { readonly axis: "left" | "top" }, card: Size, window: Size): boolean {
  const [start, size, room] =
    place.axis === "left" ? [place.left, card.width, window.width] : [place.top, card.height, window.height];
  return start >= MARGIN && start + size <= room - MARGIN;
}

function within(start: number, most: number): number {
  return Math.max(Math.min(start, most - MARGIN), Math.min(MARGIN, most / 2));
}

/** How far a window must scroll so that a target stands in it with the specification's offset; 0 when it does. */
export function scrollNeeded({ top, height }: Box, from: number, to: number): number {
  const first = from + TOUR.scrollOffset;
  if (top < first) return top - first;
  const below = top + height - (to - TOUR.scrollOffset);
  return below > 0 ? Math.min(below, top - first) : 0;
}
