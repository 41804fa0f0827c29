import { outdated } from "@/lib/platform/api-client/api-failure";
import { toastFailure } from "../mutations/failure-toast";
import { way } from "./way-out";

/** What `EarlyInput` asks before the router hears of a step through the history. */
const STEP = "tallyport:step";

type Leave = (go: () => void) => void;

/** Lets whatever leads away from the screen go by `leave` where it would lose something: Back and Forward, links, closing and reloading the tab, and what asks `way.out`. Answers what ends this. */
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

/** A step through the history can't be prevented: it is taken back before the router hears of it, and done again once somebody agreed. */
function watchHistory(losesSome: () => boolean, leave: Leave, how: AddEventListenerOptions): void {
  const place = () => window.navigation?.currentEntry?.index ?? 0;
  let at = place();
  let next: "asks" | "goes" | "returns" = "asks";
  const move = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== "traverse") at = place();
  };
  const step = (event: Event) => {
    // Where the browser doesn't say how far, it was Back.
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

/** Whether Next's router (16.4.5) loads the page anew that nobody leaves: a refresh brought what it can't show, such as a new version's. */
function isLoadedAnew({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  if (navigationType !== "replace" || userInitiated || destination.sameDocument) return false;
  return destination.url === window.location.href;
}

/** The link that was pressed, if it leads to another page in this window. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  if (!link.protocol.startsWith("http") || link.pathname.startsWith("/api/")) return null;
  const { pathname, search } = window.location;
  return link.pathname + link.search === pathname + search ? null : link;
}
