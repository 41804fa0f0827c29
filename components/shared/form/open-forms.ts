import { watchWaysOut } from "./navigation-guard";
import { way } from "./way-out";

/** The question of the confirmation dialog shown before unsaved input is discarded. */
export type Question = "leave" | "send without";

/** A form on the screen, as the navigation guard sees it. */
export type OpenForm = {
  /** The form within which this form was opened. */
  readonly around: OpenForm | null;
  readonly losesSome: () => boolean;
  /** Whether the form's initial content is meant to be sent even if nothing was typed. */
  readonly isOffer: boolean;
  /** Discards the input. */
  readonly forget: () => void;
  /** Asks whether the input may be discarded; calls `go` if the user agrees. */
  readonly ask: (go: () => void, question: Question) => void;
};

/** The open forms, in the order in which they were opened. */
const forms: OpenForm[] = [];
let unwatch = (): void => undefined;

/** Registers a form, so that it is asked before it is left in any way. Returns a function that unregisters it. */
export function openForm(form: OpenForm): () => void {
  if (forms.push(form) === 1) unwatch = watchWaysOut(() => forms.some((one) => one.losesSome()), leave);
  return () => {
    forms.splice(forms.indexOf(form), 1);
    if (forms.length === 0) unwatch();
  };
}

/**
 * Calls `go`: at once if no input is lost, otherwise once the user agrees. With `from`, it leaves only that form and
 * the forms opened within it, otherwise all forms.
 */
export function leave(go: () => void, from?: OpenForm): void {
  if (way.isFree) {
    go();
    return;
  }
  const left = from ? forms.filter((form) => form === from || isWithin(form, from)) : forms;
  askThen(
    left.filter((form) => form.losesSome()),
    "leave",
    go,
  );
}

/** Sends a form, and asks for confirmation first if a form opened within it would be left unsaved. */
export function sendDespiteInnerForms(send: () => void, from: OpenForm): void {
  const left = forms.filter((form) => isWithin(form, from));
  askThen(
    left.filter((form) => form.isOffer || form.losesSome()),
    "send without",
    send,
  );
}

function askThen(lossy: readonly OpenForm[], question: Question, go: () => void): void {
  const latest = lossy.at(-1);
  if (!latest) {
    go();
    return;
  }
  latest.ask(() => {
    for (const form of lossy) form.forget();
    go();
  }, question);
}

function isWithin({ around }: OpenForm, outer: OpenForm): boolean {
  return around !== null && (around === outer || isWithin(around, outer));
}
