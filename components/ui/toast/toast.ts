import { createElement } from "react";
import type { ExternalToast } from "sonner";
import type { About } from "./toast-about";

type Kind = "success" | "error" | "info" | "warning";
type Options = Pick<ExternalToast, "action" | "duration" | "id" | "onAutoClose" | "onDismiss"> & {
  readonly description?: string | undefined;
  /** The record that it speaks of. */
  readonly about?: About | undefined;
};

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

/** Undo stays for ten seconds, as what went wrong does; whatever it undoes also has a permanent inverse on the page. */
const LONG_MS = 10_000;

/** Shows a short message; `undoable` carries an Undo button for ten seconds. Never the only place of an action. */
export const toast = {
  success: (title: string, options?: Options) => show("success", title, options),
  error: (title: string, options?: Options) => show("error", title, { duration: LONG_MS, ...options }),
  info: (title: string, options?: Options) => show("info", title, options),
  warning: (title: string, options?: Options) => show("warning", title, { duration: LONG_MS, ...options }),
  undoable: (title: string, undo: () => void, options?: Options) => {
    undone += 1;
    const id = `undo-${undone}`;
    const forget = () => undos.delete(id);
    undos.set(id, undo);
    show("success", title, {
      id,
      duration: LONG_MS,
      action: { label: "Undo", onClick: () => runUndo(id) },
      onDismiss: forget,
      onAutoClose: forget,
      ...options,
    });
  },
  /** Whether a message with Undo is there. */
  canUndo: () => undos.size > 0,
  /** Does what Undo of the latest such message does, and takes the message away. */
  undoLast: () => {
    const id = [...undos.keys()].at(-1);
    if (id === undefined) return;
    runUndo(id);
    void import("sonner").then((sonner) => sonner.toast.dismiss(id));
  },
};

/** What can be undone by the messages that are there. */
const undos = new Map<string, () => void>();
let undone = 0;

function runUndo(id: string): void {
  const undo = undos.get(id);
  undos.delete(id);
  undo?.();
}

function show(kind: Kind, title: string, { about, description, ...options }: Options = {}): void {
  wanted = true;
  for (const listener of listeners) listener();
  void Promise.all([import("sonner"), import("./toast-about"), stage]).then(([sonner, { ToastAbout }]) => {
    const told = about ? createElement(ToastAbout, { about, text: description }) : description;
    sonner.toast[kind](title, { ...options, description: told });
  });
}
