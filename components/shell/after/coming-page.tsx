import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { comingPage } from "@/components/ui/links/coming-page";
import { isCachedByRouter } from "@/lib/platform/api-client/page-ages";
import { PageSkeleton } from "../page-skeleton";

/** The id of an element in `main`. What a pressed link puts there takes the place of the present page. */
const PLACE = "coming-page";
/** A page in the router's cache usually appears sooner than this, without an outline before it. */
const CACHED_MS = 60;

/**
 * Makes a pressed link of the sidebar show the heading and outline of its page from the frame of the press until the
 * page arrives. Returns a function that stops this.
 */
export function showComingPages(): () => void {
  comingPage.outline = (heading, href) => <Outline heading={heading} delayed={isCachedByRouter(href)} />;
  return () => {
    delete comingPage.outline;
  };
}

/** Keeps the present page, because nobody knows when the requested one comes; or shows the outline again. */
export function keepPresentPage(isKept: boolean): void {
  document.getElementById(PLACE)?.toggleAttribute("hidden", isKept);
}

function Outline({ heading, delayed }: { readonly heading: string; readonly delayed: boolean }) {
  const [isShown, setShown] = useState(!delayed);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), CACHED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const place = isShown ? document.getElementById(PLACE) : null;
  if (!place) return null;
  const title = <h1 className="mb-5 min-h-9 font-semibold text-xl">{heading}</h1>;
  return createPortal(<PageSkeleton heading={title} />, place);
}
