/**
 * Reports code that can't be fetched and offers to retry until it has arrived. These are no-ops until the code that
 * shows the message is loaded itself.
 */
export const codeLoadFailures = {
  tell: (_error: unknown, _again: () => void): void => undefined,
  hasCome: (): void => undefined,
};

/**
 * Fetches code until it arrives, then passes it to `use`. Failures are reported; a fetch that failed because the
 * browser was offline is repeated when the connection returns. Returns a function that stops waiting.
 */
export function untilFetched<T>(load: () => Promise<T>, use: (loaded: T) => void): () => void {
  let isWanted = true;
  let isTold = false;
  const fetch = () => {
    const { onLine: wasOnline } = navigator;
    load().then(
      (loaded) => {
        if (isTold) codeLoadFailures.hasCome();
        if (isWanted) use(loaded);
      },
      (error: unknown) => {
        if (!isWanted) return;
        // A fetch that began offline may fail after the connection has returned, and the fetch started by the
        // "online" event may fail with it; so try again.
        if (!wasOnline && navigator.onLine) return fetch();
        isTold = true;
        codeLoadFailures.tell(error, fetch);
      },
    );
  };
  fetch();
  window.addEventListener("online", fetch);
  return () => {
    isWanted = false;
    window.removeEventListener("online", fetch);
  };
}
