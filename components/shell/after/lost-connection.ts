import { unfetched } from "@/components/shared/lazy/until-fetched";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import { toast } from "@/components/ui/toast/toast";
import { ApiFailure, failureOf } from "@/lib/platform/api-client/api-failure";
import { retryDelay } from "@/lib/platform/api-client/retry";

const MESSAGE = "lost-connection";

/**
 * Keeps the page standing when requests get no answer: a page that was asked for comes once there is a connection
 * again, and code that can't be fetched is told of. Answers what ends this.
 */
export function bridgeLostConnections(): () => void {
  const { fetch } = window;
  const silent = { ...unfetched };
  window.fetch = (input, init) =>
    isPageAsked(init) ? untilAnswered(() => fetch(input, init)) : fetch(input, init);
  Object.assign(unfetched, {
    tell: (error: unknown, again: () => void) => void tellUnfetched(error, again),
    hasCome: () => toast.dismiss(MESSAGE),
  });
  return () => {
    window.fetch = fetch;
    Object.assign(unfetched, silent);
  };
}

/** Next's router (16.4.5) asks for a page by this header; one that it fetches ahead may fail unseen. */
function isPageAsked(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return (
    headers.has("rsc") && !headers.has("next-router-prefetch") && !headers.has("next-router-segment-prefetch")
  );
}

/** The router goes to a page that gets no answer by loading it anew, which ends on the browser's own error page: so it hears of none. */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  let isTold = false;
  for (let retry = 0; ; retry += 1) {
    const answer = await ask().catch(unlessUnanswered);
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

/** To try again: when somebody presses for it, which answers true, when the connection is back, and after a while. */
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

/** Where the server answers, what this page was made of is gone. */
async function tellUnfetched(error: unknown, again: () => void): Promise<void> {
  const isReached = await fetch("/api/health").then(
    () => true,
    () => false,
  );
  if (isReached) toastFailure(error, "This could not be loaded", { id: MESSAGE });
  else tellLost(again);
}
