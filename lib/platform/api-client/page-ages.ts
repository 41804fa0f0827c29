/** How long the router keeps a page that it has shown or asked for ahead; `staleTimes` in next.config.ts says it in seconds. */
const KEPT_MS = 30_000;
/** Nobody can tell a page of this age from a new one. */
const FRESH_MS = 2_000;
/** The router counts from when a page was shown, which may be later than when it was asked for ahead. */
const LATER_MS = FRESH_MS + 1_000;

/** When the server was last asked for the pages that the router may still keep, by address. */
const heardAt = new Map<string, number>();

/** Whether the router keeps this page, so that going there asks nothing of the server. */
export function isKept(address: string): boolean {
  return ageOf(address) < KEPT_MS;
}

export function noteFetched(address: string): void {
  heardAt.set(address, performance.now());
}

/** Everything is asked for anew: the router keeps nothing but what `address` is about to bring. */
export function noteAllFetched(address: string): void {
  heardAt.clear();
  noteFetched(address);
}

/** The page has come on the screen: whether it is one that was kept, and is to be brought up to date. Back and Forward bring what was kept however old it is. */
export function isOutdated(address: string, isBack: boolean): boolean {
  const age = ageOf(address);
  const isFromServer = age > (isBack ? Number.MAX_VALUE : KEPT_MS + LATER_MS);
  if (isFromServer) noteFetched(address);
  return !isFromServer && age > FRESH_MS;
}

function ageOf(address: string): number {
  return performance.now() - (heardAt.get(address) ?? Number.NEGATIVE_INFINITY);
}
