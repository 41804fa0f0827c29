import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { fromPair } from "../layout/candidate";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { labelBefore } from "../layout/inline-label";
import type { Pair } from "../layout/pair";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { isOfEach } from "./per-person";
import { risingBefore, saysRise } from "./raised-by";
import type { RoleAmount } from "./role-amount";

const MAX_SENTENCE = 600;

/**
 * Returns the amounts that replace others: "the price goes from 2,450.00 to 2,590.00, your commission from 294.00 to
 * 310.80".
 */
export function raisedTo(reading: EmailEvidence, roles: ReadonlySet<LabelRole>): RoleAmount[] {
  return reading.parts.flatMap((part) => {
    const amounts = reading.amounts.filter(({ span }) => span.doc === part.doc);
    return sentencesOf(part)
      .filter(({ text }) => text.length <= MAX_SENTENCE && saysRise(fold(text)))
      .flatMap((sentence) => amounts.flatMap((one) => raised(one, sentence, roles) ?? []));
  });
}

function raised(
  { value, currency, span, row }: AmountFound,
  { text, from }: Sentence,
  roles: ReadonlySet<LabelRole>,
): RoleAmount | null {
  if (span.start < from || span.end > from + text.length) return null;
  const named = risingBefore(fold(text.slice(0, span.start - from)));
  const found = named && labelBefore(named, named.length, roles);
  if (!found || isOfEach(text.slice(span.end - from))) return null;
  const pair: Pair = {
    label: found.label,
    labelText: found.text,
    value: span,
    source: "prose",
    trust: CONFIDENCE.money.before,
    row,
  };
  const { confidence } = fromPair("pricing.total", pair, value, span);
  return { role: found.label.role, value, currency, confidence, pair, span };
}
