import { codeLoadFailures } from "@/components/shared/lazy/until-fetched";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import { toast } from "@/components/ui/toast/toast";
import { ApiFailure, failureOf } from "@/lib/platform/api-client/api-failure";
import { retryDelay } from "@/lib/platform/api-client/retry";
import { keepPresentPage } from "./coming-page";

const MESSAGE = "lost-connection";

/**
 * Keeps the page usable when requests get no response: a requested page is fetched again once the connection returns,
 * and code that can't be fetched is reported. Returns a function that stops this.
 */
export function retryLostRequests(): () => void {
  const { fetch } = window;
  const silent = { ...codeLoadFailures };
  window.fetch = (input, init) =>
    isPageAsked(init) ? untilAnswered(() => fetch(input, init)) : fetch(input, init);
  Object.assign(codeLoadFailures, {
    tell: (error: unknown, again: () => void) => void tellUnfetched(error, again),
    hasCome: () => toast.dismiss(MESSAGE),
  });
  return () => {
    window.fetch = fetch;
    Object.assign(codeLoadFailures, silent);
  };
}

/**
 * Returns whether a request is for a page: Next's router (16.4.5) sends this header. Prefetches may fail silently.
 */
function isPageAsked(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (
    headers.has("rsc") && !headers.has("next-router-prefetch") && !headers.has("next-router-segment-prefetch")
  );
}

/**
 * Repeats a request until there is a response. Without one, the router would load the page anew, which ends at the
 * browser's error page; so the router must never see the failure.
 */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  let isTold = false;
  for (let retry = 0; ; retry += 1) {
    const answer = await ask().catch(unlessUnanswered);
    keepPresentPage(!answer);
    if (answer) {
      if (retry > 0) toast.dismiss(MESSAGE);
      return answer;
    }
    const chance = nextChance(retry);
    if (!isTold) tellLost(chance.take);
    isTold = !(await chance.comes);
  }
}

function unlessUnanswered(error: unknown): null {
  if (failureOf(error).retryable) return null;
  throw error;
}

/**
 * Returns when to retry: on the user's press (`comes` resolves to true), when the connection returns, or after a delay.
 */
function nextChance(retry: number) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const pass = () => resolve(false);
  window.addEventListener("online", pass, { once: true });
  const timer = setTimeout(pass, retryDelay(retry));
  const comes = promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener("online", pass);
  });
  return { take: () => resolve(true), comes };
}

function tellLost(retry: () => void): void {
  toastFailure(new ApiFailure(0), undefined, { id: MESSAGE, retry });
}

/** Reports code that can't be fetched. If the server responds, this page's version no longer exists. */
async function tellUnfetched(error: unknown, again: () => void): Promise<void> {
  const isReached = await fetch("/api/health").then(
    () => true,
    () => false,
  );
  if (isReached) toastFailure(error, "This could not be loaded", { id: MESSAGE });
  else tellLost(again);
}
