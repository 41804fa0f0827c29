import { Failure } from "@/lib/platform/base/failure";
import { DIFFERENCE_REASONS } from "./difference-reason.model";

/**
 * Returns the failure for a payment larger than the amount owed without a reason; it names the question and the
 * possible answers.
 */
export function overpaymentQuestion(words: string, overMinor: number): Failure {
  const message = `${words} Say why it is more.`;
  return new Failure("CONFLICT", message, {
    fields: { overReason: [message] },
    facts: { question: "overReason", choices: DIFFERENCE_REASONS.join(", "), overMinor },
  });
}

/**
 * Returns by how much a refused deposit exceeds what its booking is owed; undefined if it was refused for another
 * reason.
 */
export function overMinorIn(error: unknown): number | undefined {
  const overMinor = error instanceof Failure ? error.detail.facts?.overMinor : undefined;
  return typeof overMinor === "number" ? overMinor : undefined;
}

/**
 * Returns the failure for a second recall of a booking. Banks and suppliers may report one recall more than once, so a
 * person has to confirm another one. `recalled` describes the earlier recall.
 */
export function secondRecall(recalled: string): Failure {
  const message = `${recalled} Say that this is another recall.`;
  return new Failure("CONFLICT", message, {
    fields: { isSecondRecall: [message] },
    facts: { question: "isSecondRecall", choices: "true", recalled },
  });
}

/** Returns the description of the earlier recall if that is why a recall was refused. */
export function recalledIn(error: unknown): string | undefined {
  const recalled = error instanceof Failure ? error.detail.facts?.recalled : undefined;
  return typeof recalled === "string" ? recalled : undefined;
}
