import type { ModelCall } from "@/lib/platform/vendors/language-model/model-call";
import { CONFIDENCE } from "../confidence";
import type { Candidate } from "../evidence/layout/candidate";
import type { EmailEvidence } from "../evidence/layout/email-evidence";
import { coverOf } from "../evidence/layout/measure-parts";
import { textOf } from "../evidence/layout/pair";
import type { ReadItem } from "../read-booking.model";
import { alphanumericKey } from "../words/fold";
import { INSTRUCTIONS, modelAnswer, promptOf } from "./model-question";
import { type Verified, verified } from "./verify-answer";

const { ask: LOW, firm: FIRM, agreed: AGREED, disputed: DISPUTED } = CONFIDENCE.model;

/** Whether the rules left a value open that a person would have to fill in or check. */
export function isOpen(item: ReadItem): boolean {
  const read = item.findings.filter(({ field }) => field !== "bookingState");
  return (
    item.missing.some((name) => name !== "bookingState") ||
    read.some((one) => one.state === "check" || (one.chosen && one.confidence < LOW))
  );
}

/** Returns the values that the model reads and the email confirms. Any failure of the model changes nothing. */
export async function askModel(reading: EmailEvidence, call: ModelCall): Promise<Verified> {
  const text = reading.parts.map((part) => textOf(coverOf(part))).join("\n\n");
  try {
    const raw = await call({
      instructions: INSTRUCTIONS,
      prompt: promptOf(reading.subject, text),
      schema: modelAnswer,
    });
    const answer = modelAnswer.safeParse(raw);
    return answer.success
      ? verified(answer.data, reading)
      : { candidates: [], refused: ["The model's answer had another shape."] };
  } catch {
    return { candidates: [], refused: ["The model did not answer."] };
  }
}

/** Returns the model's answer to a prompt that a reading produced; undefined on any failure. */
export async function answerTo(prompt: string, call: ModelCall): Promise<unknown> {
  try {
    return await call({ instructions: INSTRUCTIONS, prompt, schema: modelAnswer });
  } catch {
    return undefined;
  }
}

/**
 * Combines the candidates of the rules and the model. Agreement raises the confidence; after a disagreement neither
 * value counts, unless the rules were firm.
 */
export function combineCandidates(rules: readonly Candidate[], model: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of rules)
    if (one.confidence > (best.get(one.field)?.confidence ?? 0)) best.set(one.field, one);
  const adjusted = model.map((one) => {
    const rule = best.get(one.field);
    if (!rule || rule.confidence < DISPUTED) return one;
    if (alphanumericKey(String(rule.value)) === alphanumericKey(String(one.value)))
      return { ...one, confidence: AGREED };
    return { ...one, confidence: DISPUTED };
  });
  const disputed = new Set(adjusted.filter((one) => one.confidence === DISPUTED).map((one) => one.field));
  const kept = rules.map((one) =>
    disputed.has(one.field) && one.confidence < FIRM
      ? { ...one, confidence: Math.min(one.confidence, DISPUTED), note: "The model reads another value." }
      : one,
  );
  return [...kept, ...adjusted];
}
