import { OPEN_DIALOG, TOASTS } from "./toast-parts";

/** The corners where messages may appear, in order of preference. They must not cover what the user presses next. */
const WIDE = ["bottom-right", "bottom-left", "top-right", "top-center"] as const;
const NARROW = ["bottom-center", "top-center"] as const;
type Corner = (typeof WIDE)[number] | (typeof NARROW)[number];
/** The position of the messages; `bottom` is the distance of a bottom corner from the window's lower edge, in px. */
export type ToastPlace = { readonly corner: Corner; readonly bottom: number };

/** These values match sonner's layout. */
const NARROW_BELOW = 600;
const WIDTH = 356;
const EDGE = { wide: 24, narrow: 16 };
/** The height of two lines of text and the edges of two messages behind it. */
const LEAST_HEIGHT = 110;
/** The gap between a message and the bar below it. */
const GAP = 12;

/**
 * The elements to keep clear: primary buttons, buttons that close a dialog, and bars with the actions for a dialog,
 * an email or selected rows.
 */
const KEPT_CLEAR = "[data-primary], [data-slot$=dialog-footer], [data-keep-clear]";

/** The last used control outweighs one such element, because users often undo an action at the same place. */
const WEIGHT = { kept: 2, used: 3 };

/**
 * Returns the present place while it covers nothing that must stay clear; otherwise the first place that covers
 * nothing, be it a corner or a position above the bar at the bottom; otherwise the place that covers least. `used` is
 * the control that was used last.
 */
export function clearPlace(present: ToastPlace | null, used: Element | null): ToastPlace {
  const isNarrow = window.innerWidth <= NARROW_BELOW;
  const bottom = isNarrow ? EDGE.narrow : EDGE.wide;
  const corners: readonly Corner[] = isNarrow ? NARROW : WIDE;
  const boxes = boxesToKeepClear(used);
  const places = corners.map((corner) => ({ corner, bottom }));
  const atFoot = places.filter(({ corner }) => isAtFoot(corner));
  const atTop = places.filter(({ corner }) => !isAtFoot(corner));
  const raised = atFoot.map((place) => raisedAbove(boxes, place));
  // A raised place doesn't stay: it moves back down when the bar below it is gone.
  const stays = present?.bottom === bottom && corners.includes(present.corner) ? [present] : [];
  const weighed = [...stays, ...atFoot, ...raised, ...atTop].map((place) => ({
    place,
    weight: weightOn(boxOf(place), boxes),
  }));
  const least = Math.min(...weighed.map(({ weight }) => weight));
  const best = weighed.filter(({ weight }) => weight === least);
  const chosen = (least === 0 ? best.at(0) : best.at(-1))?.place ?? { corner: NARROW[0], bottom };
  return present?.corner === chosen.corner && present.bottom === chosen.bottom ? present : chosen;
}

function isAtFoot(corner: Corner): boolean {
  return corner.startsWith("bottom");
}

/** Raises a bottom place above everything it would cover; returns it unchanged if it would leave the screen. */
function raisedAbove(boxes: readonly Weighed[], place: ToastPlace): ToastPlace {
  const own = boxOf(place);
  const tops = boxes.filter(({ box }) => cover(own, box)).map(({ box }) => box.top);
  if (tops.length === 0) return place;
  const raised = { ...place, bottom: window.innerHeight - Math.min(...tops) + GAP };
  return boxOf(raised).top < 0 ? place : raisedAbove(boxes, raised);
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
type Weighed = { readonly box: Box; readonly weight: number };

function boxesToKeepClear(used: Element | null): readonly Weighed[] {
  // Only the topmost dialog counts: nothing beneath it can be pressed.
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

function boxOf({ corner, bottom }: ToastPlace): Box {
  const { innerWidth, innerHeight } = window;
  const isNarrow = innerWidth <= NARROW_BELOW;
  const edge = isNarrow ? EDGE.narrow : EDGE.wide;
  const width = isNarrow ? innerWidth - 2 * edge : WIDTH;
  const height = Math.max(LEAST_HEIGHT, heightShown());
  const horizontal = corner.split("-")[1];
  const far = innerWidth - edge - width;
  const left = horizontal === "left" ? edge : horizontal === "right" ? far : (innerWidth - width) / 2;
  const top = isAtFoot(corner) ? innerHeight - bottom - height : edge;
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
