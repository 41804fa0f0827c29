import { createElement } from "react";
import type { ExternalToast, toast as Sonner } from "sonner";
import type { About, ToastAbout } from "./toast-about";

type Kind = "success" | "error" | "info" | "warning";
type Options = Pick<ExternalToast, "action" | "duration" | "id" | "onAutoClose" | "onDismiss"> & {
  readonly description?: string | undefined;
  /** The record that it speaks of. */
  readonly about?: About | undefined;
};
type UndoOptions = Options & {
  /** What an Undo would change: "emails/1", or a part of it, "emails/1/due". */
  readonly subject?: string | undefined;
};
type Id = string | number;
type Stage = { readonly sonner: typeof Sonner; readonly ToastAbout: typeof ToastAbout };
type Step = (stage: Stage) => unknown;

let stage: Stage | null = null;
const waiting: Step[] = [];
let callStage = (): void => undefined;
const listeners = new Set<() => void>();

/** For the stage alone, which comes after the page: shows what was said before, and from now on at once. Answers what ends this. */
export function openStage(present: Stage): () => void {
  stage = present;
  for (const step of waiting.splice(0)) step(present);
  return () => {
    stage = null;
  };
}

/** Calls for the stage where a message waits for it, or will; answers what ends this. */
export function whenWaiting(call: () => void): () => void {
  callStage = call;
  if (waiting.length > 0) call();
  return () => {
    callStage = () => undefined;
  };
}

/** Calls `listener` before each message; answers how to hear of no more. */
export function whenSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undo stays for ten seconds, as what went wrong does; whatever it undoes also has a permanent inverse on the page. */
const LONG_MS = 10_000;

/** Shows a short message; `undoable` carries an Undo button for ten seconds. Never the only place of an action. */
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
  /** Takes away what can be undone of this subject and its parts, since that was changed otherwise by now. */
  overtake: (subject: string) => {
    for (const [id, one] of undos) if (`${one.subject}/`.startsWith(`${subject}/`)) toast.dismiss(id);
  },
  /** Takes away the message of this name, and its Undo. */
  dismiss: (id: Id) => {
    undos.delete(id);
    onStage(({ sonner }) => sonner.dismiss(id));
  },
  /** Whether a message with Undo is there. */
  canUndo: () => undos.size > 0,
  /** Does what Undo of the latest such message does, and takes the message away. */
  undoLast: () => {
    const id = [...undos.keys()].at(-1);
    if (id === undefined) return;
    runUndo(id);
    toast.dismiss(id);
  },
};

/** What can be undone by the messages that are there. */
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
