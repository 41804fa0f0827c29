import { watchWaysOut } from "./navigation-guard";
import { way } from "./way-out";

/** What is asked before something typed is thrown away. */
export type Question = "leave" | "send without";

/** A form on the screen, as what leads away from it sees it. */
export type OpenForm = {
  /** The form that it was opened within. */
  readonly around: OpenForm | null;
  readonly losesSome: () => boolean;
  /** What it holds is plainly meant to be sent, typed or not. */
  readonly isOffer: boolean;
  /** Throws away what was typed. */
  readonly forget: () => void;
  /** Asks whether it may be thrown away; `go` is what then follows. */
  readonly ask: (go: () => void, question: Question) => void;
};

/** As they were opened. */
const forms: OpenForm[] = [];
let unwatch = (): void => undefined;

/** Lets a form be asked before it is left, by whatever way. Answers how it ends. */
export function openForm(form: OpenForm): () => void {
  if (forms.push(form) === 1) unwatch = watchWaysOut(() => forms.some((one) => one.losesSome()), leave);
  return () => {
    forms.splice(forms.indexOf(form), 1);
    if (forms.length === 0) unwatch();
  };
}

/** Goes at once where nothing is lost by it, else when somebody agreed: out of `from` and what was opened within it, or out of all. */
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

/** Sends a form, and asks first where one that was opened within it would be left behind. */
export function sendPast(send: () => void, from: OpenForm): void {
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
