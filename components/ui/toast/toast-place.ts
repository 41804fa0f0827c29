import { OPEN_DIALOG, TOASTS } from "./toast-parts";

/** Where messages may stand, the best first: where they cover nothing that is pressed next. */
const WIDE = ["bottom-right", "bottom-left", "top-right", "top-center"] as const;
const NARROW = ["bottom-center", "top-center"] as const;
export type ToastPlace = (typeof WIDE)[number] | (typeof NARROW)[number];

/** As sonner lays them out. */
const NARROW_BELOW = 600;
const WIDTH = 356;
const EDGE = { wide: 24, narrow: 16 };
/** Two lines, and the edges of two messages behind it. */
const LEAST_HEIGHT = 110;

/** Primary buttons, and the bars that hold what is done with a dialog, a mail or chosen rows. */
const KEPT_CLEAR = "[data-primary], [data-slot$=dialog-footer], [data-keep-clear]";

/** What was used last outweighs one such button: where it stands, what was just done is mostly taken back. */
const WEIGHT = { kept: 2, used: 3 };

/**
 * The present place while it covers nothing that should stay clear, else the first that does so, else the one that covers
 * least. `used` is the control that was used last.
 */
export function clearPlace(present: ToastPlace | null, used: Element | null): ToastPlace {
  const isNarrow = window.innerWidth <= NARROW_BELOW;
  const places: readonly ToastPlace[] = isNarrow ? NARROW : WIDE;
  const tried = present && places.includes(present) ? [present, ...places] : places;
  const boxes = boxesToKeepClear(used);
  const weighed = tried.map((place) => ({ place, weight: weightOn(boxOf(place, isNarrow), boxes) }));
  const least = Math.min(...weighed.map(({ weight }) => weight));
  const best = weighed.filter(({ weight }) => weight === least);
  return (least === 0 ? best.at(0) : best.at(-1))?.place ?? places[0] ?? NARROW[0];
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Weighed = { readonly box: Box; readonly weight: number };

function boxesToKeepClear(used: Element | null): readonly Weighed[] {
  // Beneath a dialog nothing can be pressed.
  const home = [...document.querySelectorAll(OPEN_DIALOG)].at(-1) ?? document.body;
  const kept = new Set([
    ...home.querySelectorAll(KEPT_CLEAR),
    ...(used && home.contains(used) ? [used] : []),
  ]);
  return [...kept]
    .filter((one) => !one.closest(TOASTS) && one.checkVisibility())
    .map((one) => ({
      box: one.getBoundingClientRect(),
      weight: one === used ? WEIGHT.used : WEIGHT.kept,
    }));
}

function weightOn(place: Box, boxes: readonly Weighed[]): number {
  return boxes.reduce((sum, { box, weight }) => sum + (cover(place, box) ? weight : 0), 0);
}

function boxOf(place: ToastPlace, isNarrow: boolean): Box {
  const edge = isNarrow ? EDGE.narrow : EDGE.wide;
  const { innerWidth, innerHeight } = window;
  const width = isNarrow ? innerWidth - 2 * edge : WIDTH;
  const height = Math.max(LEAST_HEIGHT, heightShown());
  const [vertical, horizontal] = place.split("-");
  const far = innerWidth - edge - width;
  const left = horizontal === "left" ? edge : horizontal === "right" ? far : (innerWidth - width) / 2;
  const top = vertical === "top" ? edge : innerHeight - edge - height;
  return { left, right: left + width, top, bottom: top + height };
}

function heightShown(): number {
  const shown = [...document.querySelectorAll(`${TOASTS} [data-sonner-toast]`)];
  return Math.max(0, ...shown.map((one) => one.getBoundingClientRect().height));
}

function cover(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}
