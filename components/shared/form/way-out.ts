/**
 * Connects code that leaves a screen with the forms on it. The guard's code is loaded with the first form; until then
 * no input can be lost, so these functions just proceed.
 */
export const way = {
  /** Calls `go`, and asks for confirmation first if unsaved input would be lost. */
  out: (go: () => void): void => go(),
  /** Like `out`, but for signing out, which also removes the drafts kept in the tab. */
  signOut: (go: () => void): void => go(),
  /** Whether the page may be left without confirmation, because the input is kept. */
  isFree: false,
};
