import { CONFIDENCE } from "@/lib/reader/confidence";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import type { AmountFound } from "../layout/email-evidence";
import type { Pair, Span } from "../layout/pair";

/** An amount and its role. */
export type RoleAmount = {
  readonly role: LabelRole;
  readonly value: number;
  readonly currency: string | null;
  readonly confidence: number;
  readonly pair: Pair;
  readonly span: Span;
};

/** Returns a total that a calculation proves, without a label. */
export function unlabelledTotal(one: AmountFound, confidence: number): RoleAmount {
  const label = {
    role: "total",
    score: CONFIDENCE.money.byArithmetic,
    concepts: new Set<Concept>(["TOTAL"]),
  } as const;
  const pair = { label, labelText: "", value: one.span, source: "prose", trust: 1, row: one.row } as const;
  return { role: "total", value: one.value, currency: one.currency, confidence, pair, span: one.span };
}
