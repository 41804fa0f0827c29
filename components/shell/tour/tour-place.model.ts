import { TOUR } from "./tour-steps.model";

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Size = Pick<Box, "width" | "height">;
type Place = Pick<Box, "left" | "top">;

/** The distance of a card from the window's edge and from the spotlight. */
const MARGIN = 16;

/** Returns the area that is lit around a target. */
export function spotlight({ left, top, width, height }: Box): Box {
  const around = TOUR.padding;
  return { left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around };
}

/**
 * Returns the position of a card: next to the spotlight, on the first side with enough room. Otherwise it is
 * centered, at the bottom of the window if there is a target. It is always within the window.
 */
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

/**
 * Returns the positions right, below, left and above, aligned with the spotlight's edge; cardPlace
 * moves them into the window.
 */
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

/**
 * Returns how far the window must scroll to show a target with the offset in the specification; 0 if it is visible.
 */
export function scrollNeeded({ top, height }: Box, from: number, to: number): number {
  const first = from + TOUR.scrollOffset;
  if (top < first) return top - first;
  const below = top + height - (to - TOUR.scrollOffset);
  return below > 0 ? Math.min(below, top - first) : 0;
}
