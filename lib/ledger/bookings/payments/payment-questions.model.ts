import { Failure } from "@/lib/platform/base/failure";
import { DIFFERENCE_REASONS } from "./difference-reason.model";

/** What is answered where more comes than is owed and nobody has said why: the question, and what may be answered. */
export function tooMuch(words: string, overMinor: number): Failure {
  const message = `${words} Say why it is more.`;
  return new Failure("CONFLICT", message, {
    fields: { overReason: [message] },
    facts: { question: "overReason", choices: DIFFERENCE_REASONS.join(", "), overMinor },
  });
}

/** By how much a deposit that was refused is more than its booking is owed; undefined where it was refused for something else. */
export function overMinorIn(error: unknown): number | undefined {
  const overMinor = error instanceof Failure ? error.detail.facts?.overMinor : undefined;
  return typeof overMinor === "number" ? overMinor : undefined;
}

/** Banks and suppliers tell of one recall more than once: another one is taken only on a person's word. `recalled` says what was before. */
export function secondRecall(recalled: string): Failure {
  const message = `${recalled} Say that this is another recall.`;
  return new Failure("CONFLICT", message, {
    fields: { isSecondRecall: [message] },
    facts: { question: "isSecondRecall", choices: "true", recalled },
  });
}

/** What was recalled before, where a recall was refused for that. */
export function recalledIn(error: unknown): string | undefined {
  const recalled = error instanceof Failure ? error.detail.facts?.recalled : undefined;
  return typeof recalled === "string" ? recalled : undefined;
}
