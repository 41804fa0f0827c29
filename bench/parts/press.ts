import type { JSHandle, Page } from "@playwright/test";

/** A screen is there when `shows` matches something that holds the text `holds`. */
export type Sight = { readonly shows: string; readonly holds?: string };

type Armed = JSHandle<{ readonly painted: Promise<number> }>;

/** Milliseconds from the next click, by the page's own clock, to the frame after `sight` is there; taken with `painted`. */
export function armed(page: Page, { shows, holds = "" }: Sight): Promise<Armed> {
  return page.evaluateHandle(watch, { shows, holds });
}

export function painted(watched: Armed): Promise<number> {
  return watched.evaluate(({ painted: ms }) => ms);
}

/** Once nothing of it is on the page any more. */
export async function gone(page: Page, { shows, holds = "" }: Sight): Promise<void> {
  await page.waitForFunction(isGone, { shows, holds });
}

function watch({ shows, holds }: Required<Sight>): { painted: Promise<number> } {
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
    // Before any listener of the page's, which may have drawn already when its own has run.
    window.addEventListener("click", begin, { capture: true, once: true });
  });
  return { painted };
}

function isGone({ shows, holds }: Required<Sight>): boolean {
  return ![...document.querySelectorAll(shows)].some((one) => one.textContent?.includes(holds));
}
