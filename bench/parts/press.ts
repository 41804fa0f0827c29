import type { JSHandle, Page } from "@playwright/test";

/** A screen counts as displayed if an element matching `shows` contains the text `holds`. */
export type ExpectedContent = { readonly shows: string; readonly holds?: string };

type Armed = JSHandle<{ readonly painted: Promise<number> }>;

/**
 * Starts to measure the milliseconds from the next click, by the page's own clock, to the frame after `sight` is
 * displayed. `painted` returns the result.
 */
export function startTiming(page: Page, { shows, holds = "" }: ExpectedContent): Promise<Armed> {
  return page.evaluateHandle(watch, { shows, holds });
}

export function paintTime(watched: Armed): Promise<number> {
  return watched.evaluate(({ painted: ms }) => ms);
}

/** Waits until it is no longer on the page. */
export async function waitUntilGone(page: Page, { shows, holds = "" }: ExpectedContent): Promise<void> {
  await page.waitForFunction(isGone, { shows, holds });
}

function watch({ shows, holds }: Required<ExpectedContent>): { painted: Promise<number> } {
  const isThere = () => [...document.querySelectorAll(shows)].some((one) => one.textContent?.includes(holds));
  const drawn = async () => {
    await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now();
  };
  const painted = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isThere()) return;
        observer.disconnect();
        void drawn().then((end) => resolve(end - timeStamp));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    // Runs before the page's own listeners, which may already have rendered by the time they return.
    window.addEventListener("click", begin, { capture: true, once: true });
  });
  return { painted };
}

function isGone({ shows, holds }: Required<ExpectedContent>): boolean {
  return ![...document.querySelectorAll(shows)].some((one) => one.textContent?.includes(holds));
}
