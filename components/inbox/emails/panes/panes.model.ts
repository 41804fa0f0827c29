/** The panes that can be resized on a wide screen; the email between them takes the remaining width. */
export type Pane = "list" | "panel";
/** The widths in CSS pixels. */
export type PaneWidths = Readonly<Record<Pane, number>>;

export const PANE_LIMITS: Readonly<Record<Pane, { min: number; usual: number; max: number }>> = {
  list: { min: 256, usual: 320, max: 560 },
  panel: { min: 280, usual: 360, max: 640 },
};
/** The minimum width of the email, in CSS pixels. */
const NARROWEST_MAIL = 440;

export const PANES_COOKIE = "emails_panes";
const YEAR_S = 31_536_000;

/** Returns the text for `document.cookie` that makes the server render the same widths next time. */
export function panesCookie({ list, panel }: PaneWidths): string {
  return `${PANES_COOKIE}=${list}-${panel}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/**
 * Parses the widths from a cookie's value. Unreadable values become the default; others are limited to the bounds.
 */
export function paneWidthsOf(cookie: string | undefined): PaneWidths {
  const [, list = "", panel = ""] = /^(\d{1,5})-(\d{1,5})$/.exec(cookie ?? "") ?? [];
  const kept = (pane: Pane, width: string) =>
    width ? bounded(pane, Number(width)) : PANE_LIMITS[pane].usual;
  return { list: kept("list", list), panel: kept("panel", panel) };
}

/**
 * Returns the nearest allowed width: within the pane's limits, and leaving enough for the email, whose
 * present width is `now.mail`.
 */
export function fittingWidth(pane: Pane, wanted: number, now: { pane: number; mail: number }): number {
  const room = Math.max(PANE_LIMITS[pane].min, now.pane + now.mail - NARROWEST_MAIL);
  return bounded(pane, Math.min(wanted, room));
}

/**
 * Returns the width that a key requests; undefined for other keys. The separator moves in the direction of the arrow.
 */
export function widthByKey(pane: Pane, key: string, width: number): number | undefined {
  const right = pane === "list" ? STEP : -STEP;
  switch (key) {
    case "ArrowRight":
      return width + right;
    case "ArrowLeft":
      return width - right;
    case "Home":
      return PANE_LIMITS[pane].min;
    case "End":
      return PANE_LIMITS[pane].max;
    default:
      return undefined;
  }
}

const STEP = 16;

function bounded(pane: Pane, width: number): number {
  const { min, max } = PANE_LIMITS[pane];
  return Math.round(Math.min(max, Math.max(min, width)));
}
