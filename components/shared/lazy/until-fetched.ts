/** Who tells of code that can't be fetched, and offers to try `again`, until it has come; nobody before the code for that is there itself. */
export const unfetched = {
  tell: (_error: unknown, _again: () => void): void => undefined,
  hasCome: (): void => undefined,
};

/**
 * Fetches code until it is there, then hands it over: a failure is told of, and what a lost connection kept back comes
 * with the connection. Answers how to wait no longer.
 */
export function untilFetched<T>(load: () => Promise<T>, use: (loaded: T) => void): () => void {
  let isWanted = true;
  let isTold = false;
  const fetch = () => {
    const { onLine: wasOnline } = navigator;
    load().then(
      (loaded) => {
        if (isTold) unfetched.hasCome();
        if (isWanted) use(loaded);
      },
      (error: unknown) => {
        if (!isWanted) return;
        // What was asked for without a connection may fail after it has come back, and the question asked then with it.
        if (!wasOnline && navigator.onLine) return fetch();
        isTold = true;
        unfetched.tell(error, fetch);
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
