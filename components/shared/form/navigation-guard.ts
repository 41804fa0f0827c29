import { outdated } from "@/lib/platform/api-client/api-failure";
import { toastFailure } from "../mutations/failure-toast";
import { way } from "./way-out";

/** The event that `EarlyInput` dispatches before the router learns of a step through the history. */
const STEP = "tallyport:step";

type Leave = (go: () => void) => void;

/**
 * Passes every way of leaving the screen to `leave` if `losesSome` returns true: Back and Forward, links, closing or
 * reloading the tab, and calls of `way.out`. Returns a function that stops this.
 */
export function watchWaysOut(losesSome: () => boolean, leave: Leave): () => void {
  const ends = new AbortController();
  const how = { capture: true, signal: ends.signal };
  const { out } = way;
  way.out = leave;
  watchHistory(losesSome, leave, how);
  const follow = (event: MouseEvent) => {
    const link = linkAway(event);
    if (!link || way.isFree || !losesSome()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave(() => {
      way.isFree = true;
      link.click();
      way.isFree = false;
    });
  };
  const unload = (event: BeforeUnloadEvent) => {
    if (!way.isFree && losesSome()) event.preventDefault();
  };
  const stay = (event: NavigateEvent) => {
    if (way.isFree || !isLoadedAnew(event) || !losesSome()) return;
    event.preventDefault();
    toastFailure(outdated(), "This page is not up to date", {
      id: "not-up-to-date",
      description: "Reload to go on; what you typed is kept.",
    });
  };
  window.addEventListener("click", follow, how);
  window.addEventListener("beforeunload", unload, how);
  window.navigation?.addEventListener("navigate", stay, how);
  return () => {
    ends.abort();
    way.out = out;
  };
}

/**
 * Guards Back and Forward. The browser doesn't let a script prevent them, so the step is reversed before the router
 * learns of it, and repeated once the user agrees.
 */
function watchHistory(losesSome: () => boolean, leave: Leave, how: AddEventListenerOptions): void {
  const place = () => window.navigation?.currentEntry?.index ?? 0;
  let at = place();
  let next: "asks" | "goes" | "returns" = "asks";
  const move = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== "traverse") at = place();
  };
  const step = (event: Event) => {
    // Where the browser doesn't report the distance, assume Back.
    const steps = place() - at || -1;
    const kind = next;
    next = "asks";
    if (kind === "goes" || (kind === "asks" && !losesSome())) {
      at = place();
      return;
    }
    event.preventDefault();
    if (kind === "returns") return;
    next = "returns";
    window.history.go(-steps);
    leave(() => {
      next = "goes";
      window.history.go(steps);
    });
  };
  window.navigation?.addEventListener("currententrychange", move, how);
  window.addEventListener(STEP, step, how);
}

/**
 * Returns whether Next's router (16.4.5) is reloading the page without the user leaving it: a refresh returned
 * something it can't show, such as the page of a new version.
 */
function isLoadedAnew({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  if (navigationType !== "replace" || userInitiated || destination.sameDocument) return false;
  return destination.url === window.location.href;
}

/** Returns the link that was pressed, if it leads to another page in this window. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  if (!link.protocol.startsWith("http") || link.pathname.startsWith("/api/")) return null;
  const { pathname, search } = window.location;
  return link.pathname + link.search === pathname + search ? null : link;
}
