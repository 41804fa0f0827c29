import { CONFIDENCE } from "@/lib/extraction/confidence";
import type { Field } from "@/lib/extraction/payload.model";
import { fold } from "@/lib/extraction/words/fold";
import type { Candidate } from "../layout/candidate";
import { lineAbove } from "../layout/inline-label";
import type { AmountFound, Reading } from "../layout/reading";
import { sentencesOf } from "../layout/sentences";
import { BACK, BEFORE, CHARGE, GOES, STAYS } from "./cancellation-words";
import { NAMES_COMMISSION } from "./commission-words";

const MAX_CLAUSE = 160;
const MAX_SENTENCE = 400;
const SURE = CONFIDENCE.cancellation;

type Meaning = "kept" | "recalled" | "before" | "charge" | "commission" | null;

/**
 * What a cancellation leaves: the charge for it, the commission that the agent keeps, and the one that goes. `read` are the
 * commissions that any mail would tell; here such a one is offered, since it may be the one of before.
 */
export function cancelledAmounts(reading: Reading, read: readonly Candidate[]): Candidate[] {
  const meant = reading.amounts.map((one) => ({ one, meaning: meaningOf(one) }));
  const told = (meaning: Meaning) => meant.filter((each) => each.meaning === meaning).map(({ one }) => one);
  const isToldOtherwise = ({ span }: Candidate) =>
    meant.some(({ one, meaning }) => one.span.end === span?.end && meaning !== "commission");
  const open = read.filter((one) => !isToldOtherwise(one));
  return [
    ...told("kept").flatMap((one) => moneyOf(one, "estimatedCommission", "amount", reading)),
    ...open.map((one) => ({ ...one, confidence: Math.min(one.confidence, CONFIDENCE.doubt.open) })),
    ...told("charge").flatMap((one) => moneyOf(one, "cancellation", "charge", reading)),
    ...told("recalled").flatMap((one) => moneyOf(one, "cancellation", "recalled", reading)),
    ...becomes(reading),
  ];
}

function moneyOf(
  { value, currency, span }: AmountFound,
  group: "estimatedCommission" | "cancellation",
  name: "amount" | "charge" | "recalled",
  reading: Reading,
): Candidate[] {
  const code = currency ?? reading.currency.only;
  if (code === null) return [];
  const base = { source: "label", span, confidence: SURE.told } as const;
  return [
    { ...base, field: `${group}.${name}` as Field, value: Math.abs(value) },
    { ...base, field: `${group}.currency` as Field, value: code },
  ];
}

/** By the clause it stands in, which ends at the next amount, and where the line begins with it by the line above. */
function meaningOf({ span, value }: AmountFound): Meaning {
  const { text } = span.doc;
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  const before = clauseEnd(text.slice(Math.max(lineStart, span.start - MAX_CLAUSE), span.start));
  const above = before.trim() === "" ? lineAbove(text, span.start, MAX_CLAUSE) : "";
  const after = text.slice(span.end, span.end + MAX_CLAUSE).split(/[\n;]|\.\s|\d/)[0] ?? "";
  const lead = fold(`${above} ${before}`);
  return meaningIn(lead, fold(after), value);
}

function clauseEnd(text: string): string {
  return (
    text.split(/;|\.\s|(?:\d|[A-Z]{3}|[€£$])[,)]?\s+(?:and|und|et|y|e|en|och|og|a|i)\s|\d\s*,\s/).at(-1) ?? ""
  );
}

function meaningIn(lead: string, after: string, value: number): Meaning {
  const isCommission = NAMES_COMMISSION.test(lead) || (NAMES_COMMISSION.test(after) && !CHARGE.test(lead));
  if (isCommission) return commissionIn(lead, `${lead} ${after}`, value);
  return CHARGE.test(lead) && !BACK.test(lead) ? "charge" : null;
}

function commissionIn(lead: string, clause: string, value: number): Meaning {
  if (GOES.test(clause)) return "recalled";
  if (BEFORE.test(lead)) return "before";
  return value >= 0 && (STAYS.test(clause) || CHARGE.test(clause)) ? "kept" : "commission";
}

/** "Your commission is protected": what becomes of it, whatever it came to. */
function becomes(reading: Reading): Candidate[] {
  return reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap(({ text, from }): Candidate[] => {
      const value = becomesIn(text.length > MAX_SENTENCE ? "" : fold(text));
      const span = { doc: part.doc, start: from, end: from + text.length };
      return value
        ? [{ field: "cancellation.commission", value, source: "prose", span, confidence: SURE.said }]
        : [];
    }),
  );
}

function becomesIn(folded: string): "recalled" | "protected" | null {
  if (!NAMES_COMMISSION.test(folded) || /\d/.test(folded)) return null;
  if (GOES.test(folded)) return "recalled";
  return STAYS.test(folded) ? "protected" : null;
}
