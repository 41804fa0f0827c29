import type { ModelCall } from "@/lib/platform/vendors/language-model/model-call";
import { CONFIDENCE } from "../confidence";
import type { Candidate } from "../evidence/layout/candidate";
import { coverOf } from "../evidence/layout/measure-parts";
import { textOf } from "../evidence/layout/pair";
import type { Reading } from "../evidence/layout/reading";
import type { ReadItem } from "../read-booking.model";
import { compact } from "../words/fold";
import { INSTRUCTIONS, modelAnswer, promptOf } from "./model-question";
import { type Verified, verified } from "./verify-answer";

const { ask: LOW, firm: FIRM, agreed: AGREED, disputed: DISPUTED } = CONFIDENCE.model;

/** Whether the rules left something open that a person would have to fill in or check. */
export function isOpen(item: ReadItem): boolean {
  const read = item.findings.filter(({ field }) => field !== "bookingState");
  return (
    item.missing.some((name) => name !== "bookingState") ||
    read.some((one) => one.state === "check" || (one.chosen && one.confidence < LOW))
  );
}

/** What the model reads of the mail and the mail bears out. A model that fails in any way changes nothing. */
export async function askModel(reading: Reading, call: ModelCall): Promise<Verified> {
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

/** What the model answers to a prompt that a reading came up with; nothing when it fails in any way. */
export async function answerTo(prompt: string, call: ModelCall): Promise<unknown> {
  try {
    return await call({ instructions: INSTRUCTIONS, prompt, schema: modelAnswer });
  } catch {
    return undefined;
  }
}

/** Rules and model together: agreement makes sure, disagreement makes neither count unless the rule was firm. */
export function reconciled(rules: readonly Candidate[], model: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of rules)
    if (one.confidence > (best.get(one.field)?.confidence ?? 0)) best.set(one.field, one);
  const adjusted = model.map((one) => {
    const rule = best.get(one.field);
    if (!rule || rule.confidence < DISPUTED) return one;
    if (compact(String(rule.value)) === compact(String(one.value))) return { ...one, confidence: AGREED };
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
