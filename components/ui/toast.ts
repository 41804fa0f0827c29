import type { ExternalToast } from "sonner";

type Kind = "success" | "error" | "info" | "warning";

let wanted = false;
const listeners = new Set<() => void>();
let announceStage = () => {};
const stage = new Promise<void>((resolve) => {
  announceStage = resolve;
});

/** For the Toaster alone: whether a toast was ever asked for, so that sonner is fetched with the first one. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => wanted,
  /** Says that toasts can be shown from now on. */
  ready: () => announceStage(),
};

/** Undo stays for ten seconds; whatever it undoes also has a permanent inverse on the page. */
const UNDO_MS = 10_000;

/** Shows a short message; `undoable` carries an Undo button for ten seconds. Never the only place of an action. */
export const toast = {
  success: (title: string, options?: ExternalToast) => show("success", title, options),
  error: (title: string, options?: ExternalToast) => show("error", title, options),
  info: (title: string, options?: ExternalToast) => show("info", title, options),
  warning: (title: string, options?: ExternalToast) => show("warning", title, options),
  undoable: (title: string, undo: () => void, options?: ExternalToast) =>
    show("success", title, { duration: UNDO_MS, action: { label: "Undo", onClick: undo }, ...options }),
};

function show(kind: Kind, title: string, options?: ExternalToast): void {
  wanted = true;
  for (const listener of listeners) listener();
  void Promise.all([import("sonner"), stage]).then(([sonner]) => sonner.toast[kind](title, options));
}
