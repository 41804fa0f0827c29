/** The panes whose width can be chosen on a wide screen; the mail between them takes what is left. */
export type Pane = "list" | "panel";
/** In CSS pixels. */
export type PaneWidths = Readonly<Record<Pane, number>>;

export const PANE_LIMITS: Readonly<Record<Pane, { min: number; usual: number; max: number }>> = {
  list: { min: 256, usual: 320, max: 560 },
  panel: { min: 280, usual: 360, max: 640 },
};
/** What the mail keeps, however wide the panes would be. */
const NARROWEST_MAIL = 440;

export const PANES_COOKIE = "emails_panes";
const YEAR_S = 31_536_000;

/** What `document.cookie` is given so that the server renders the same widths next time. */
export function panesCookie({ list, panel }: PaneWidths): string {
  return `${PANES_COOKIE}=${list}-${panel}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The widths in a cookie's value; what is unreadable or out of bounds is brought back into them. */
export function paneWidthsOf(cookie: string | undefined): PaneWidths {
  const [, list = "", panel = ""] = /^(\d{1,5})-(\d{1,5})$/.exec(cookie ?? "") ?? [];
  const kept = (pane: Pane, width: string) =>
    width ? bounded(pane, Number(width)) : PANE_LIMITS[pane].usual;
  return { list: kept("list", list), panel: kept("panel", panel) };
}

/** The nearest possible width: within the pane's own limits, and leaving the mail (`mail` wide now) enough. */
export function fittingWidth(pane: Pane, wanted: number, now: { pane: number; mail: number }): number {
  const room = Math.max(PANE_LIMITS[pane].min, now.pane + now.mail - NARROWEST_MAIL);
  return bounded(pane, Math.min(wanted, room));
}

/** The width that a key asks for; undefined for other keys. The separator goes where its arrow points. */
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
