/**
 * How long the router caches a page that was shown or prefetched; `staleTimes` in next.config.ts has the same value in
 * seconds.
 */
const KEPT_MS = 30_000;
/** A page no older than this counts as new. */
const FRESH_MS = 2_000;
/** The router measures the age of a page from when it was shown, which may be later than when it was prefetched. */
const LATER_MS = FRESH_MS + 1_000;

/** When each page that the router may still cache was last fetched from the server, by address. */
const heardAt = new Map<string, number>();

/** Whether the router has this page in its cache, so that navigating to it sends no request. */
export function isCachedByRouter(address: string): boolean {
  return ageOf(address) < KEPT_MS;
}

export function noteFetched(address: string): void {
  heardAt.set(address, performance.now());
}

/** Call this when everything is fetched anew: the router then caches only the page that `address` is about to fetch. */
export function noteAllFetched(address: string): void {
  heardAt.clear();
  noteFetched(address);
}

/**
 * Call this when a page has appeared on the screen. Returns whether the page came from the router's cache and is too
 * old, so that it must be refreshed. Back and Forward show a cached page however old it is.
 */
export function isOutdated(address: string, isBack: boolean): boolean {
  const age = ageOf(address);
  const isFromServer = age > (isBack ? Number.MAX_VALUE : KEPT_MS + LATER_MS);
  if (isFromServer) noteFetched(address);
  return !isFromServer && age > FRESH_MS;
}

function ageOf(address: string): number {
  return performance.now() - (heardAt.get(address) ?? Number.NEGATIVE_INFINITY);
}
