import { createElement } from "react";
import type { ExternalToast, toast as Sonner } from "sonner";
import type { About, ToastAbout } from "./toast-about";

type Kind = "success" | "error" | "info" | "warning";
type Options = Pick<ExternalToast, "action" | "duration" | "id" | "onAutoClose" | "onDismiss"> & {
  readonly description?: string | undefined;
  /** The record that the message is about. */
  readonly about?: About | undefined;
};
type UndoOptions = Options & {
  /** The data that an Undo would change: "emails/1", or a part of it, "emails/1/due". */
  readonly subject?: string | undefined;
};
type Id = string | number;
type Stage = { readonly sonner: typeof Sonner; readonly ToastAbout: typeof ToastAbout };
type Step = (stage: Stage) => unknown;

let stage: Stage | null = null;
const waiting: Step[] = [];
let callStage = (): void => undefined;
const listeners = new Set<() => void>();

/**
 * Connects the stage, the component that shows messages and is loaded after the page: shows the queued messages, and
 * later ones at once. For the stage only. Returns a function that disconnects it.
 */
export function connectToaster(present: Stage): () => void {
  stage = present;
  for (const step of waiting.splice(0)) step(present);
  return () => {
    stage = null;
  };
}

/** Calls `call` when a message waits for the stage, now or later. Returns a function that stops this. */
export function whenWaiting(call: () => void): () => void {
  callStage = call;
  if (waiting.length > 0) call();
  return () => {
    callStage = () => undefined;
  };
}

/** Calls `listener` before each message. Returns a function that removes it. */
export function whenSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The duration of messages with Undo and of failures. Everything that Undo reverses can also be reversed on the page.
 */
const LONG_MS = 10_000;

/**
 * Shows a short message. `undoable` has an Undo button for ten seconds. A message must never be
 * the only place of an action.
 */
export const toast = {
  success: (title: string, options?: Options) => show("success", title, options),
  error: (title: string, options?: Options) => show("error", title, { duration: LONG_MS, ...options }),
  info: (title: string, options?: Options) => show("info", title, options),
  warning: (title: string, options?: Options) => show("warning", title, { duration: LONG_MS, ...options }),
  undoable: (title: string, undo: () => void, { subject, ...options }: UndoOptions = {}) => {
    undone += 1;
    const id = `undo-${undone}`;
    const forget = () => undos.delete(id);
    undos.set(id, { undo, subject });
    show("success", title, {
      duration: LONG_MS,
      action: { label: "Undo", onClick: () => runUndo(id) },
      onDismiss: forget,
      onAutoClose: forget,
      ...options,
      id,
    });
  },
  /** Removes messages whose Undo concerns this subject or its parts, because the data has changed since. */
  overtake: (subject: string) => {
    for (const [id, one] of undos) if (`${one.subject}/`.startsWith(`${subject}/`)) toast.dismiss(id);
  },
  /** Removes the message with this id, and its Undo. */
  dismiss: (id: Id) => {
    undos.delete(id);
    onStage(({ sonner }) => sonner.dismiss(id));
  },
  /** Returns whether a message with Undo is shown. */
  canUndo: () => undos.size > 0,
  /** Runs the Undo of the latest such message and removes the message. */
  undoLast: () => {
    const id = [...undos.keys()].at(-1);
    if (id === undefined) return;
    runUndo(id);
    toast.dismiss(id);
  },
};

/** The Undo actions of the messages shown, by message id. */
const undos = new Map<Id, { readonly undo: () => void; readonly subject: string | undefined }>();
let undone = 0;

function runUndo(id: Id): void {
  const told = undos.get(id);
  undos.delete(id);
  told?.undo();
}

function show(kind: Kind, title: string, { about, description, ...options }: Options = {}): void {
  onStage(({ sonner, ToastAbout }) => {
    for (const listener of listeners) listener();
    const told = about ? createElement(ToastAbout, { about, text: description }) : description;
    sonner[kind](title, { ...options, description: told });
  });
}

function onStage(step: Step): void {
  if (stage) return void step(stage);
  waiting.push(step);
  callStage();
}
