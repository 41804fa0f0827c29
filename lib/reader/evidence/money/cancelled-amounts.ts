import { isSame } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Field } from "@/lib/reader/payload.model";
import { OF_WHICH, THAT_IS } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { EARNS, NAMES_COMMISSION } from "@/lib/reader/words/sayings/commission-sayings";
import { withoutTaxRemarks } from "@/lib/reader/words/tax-words";
import type { Candidate } from "../layout/candidate";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { lineAbove } from "../layout/inline-label";
import type { Span } from "../layout/pair";
import { sentencesOf } from "../layout/sentences";
import { BACK, BEFORE, CHARGE, CHARGE_OF, commissionOutcomeIn, LAPSES, ON_COSTS } from "./cancellation-words";
import { rateIn } from "./commission-words";

const MAX_CLAUSE = 160;
const MAX_SENTENCE = 400;
const SURE = CONFIDENCE.cancellation;

type Meaning = "kept" | "recalled" | "before" | "charge" | "commission" | null;

/**
 * Returns the amounts of a cancellation: the charge, the commission that the agent keeps, and the commission recalled.
 * `read` holds the commissions found as in any email; here they are only offered, since they may be from before the
 * cancellation.
 */
export function cancelledAmounts(reading: EmailEvidence, read: readonly Candidate[]): Candidate[] {
  const meant = reading.amounts.map((one) => ({ one, meaning: meaningOf(one) }));
  const told = (...meanings: Meaning[]) =>
    meant.filter(({ meaning }) => meanings.includes(meaning)).map(({ one }) => one);
  const isToldOtherwise = ({ span }: Candidate) =>
    meant.some(({ one, meaning }) => one.span.end === span?.end && meaning !== "commission");
  const open = [...read, ...offered(told("commission"), read, reading)].filter(
    (one) => !isToldOtherwise(one),
  );
  return [
    ...withoutBases(told("kept")).flatMap((one) => moneyOf(one, "estimatedCommission", "amount", reading)),
    ...open.map((one) => ({ ...one, confidence: Math.min(one.confidence, CONFIDENCE.doubt.open) })),
    ...told("charge").flatMap((one) => moneyOf(multiplied(one, reading), "cancellation", "charge", reading)),
    ...told("recalled").flatMap((one) => moneyOf(one, "cancellation", "recalled", reading)),
    ...becomes(reading, told("kept", "recalled", "before", "commission")),
  ];
}

/**
 * "Cancellation fee, 2 x 600.00: 1,200.00", "Fee (500.00 x 2) 1,000.00": returns the product printed after a unit
 * price.
 */
function multiplied(one: AmountFound, { amounts }: EmailEvidence): AmountFound {
  const { doc, start, end } = one.span;
  const lead = /(?<!\d)(\d{1,2})\s?[x×*]\s?(?:[A-Z]{3}|\p{Sc})?\s?$/iu.exec(
    doc.text.slice(Math.max(0, start - 12), start),
  );
  const count = Number((lead ?? /^\s?[x×*]\s?(\d{1,2})(?!\d)/i.exec(doc.text.slice(end, end + 8)))?.[1]);
  const all = amounts.find(
    ({ span, row, value }) =>
      span.doc === doc && row === one.row && span.start >= end && isSame(value, one.value * count),
  );
  return all ?? one;
}

/** "10% on the retained amount (31,600.00), i.e. 3,160.00": drops the base of the rate. */
function withoutBases(kept: readonly AmountFound[]): readonly AmountFound[] {
  const isBase = (one: AmountFound) => {
    const { doc, start, end } = one.span;
    const rate = rateIn(fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, end))) ?? 0;
    const share = (one.value * rate) / 100;
    return share > 0 && kept.some(({ row, value }) => row === one.row && isSame(value, share));
  };
  return kept.filter((one) => !isBase(one));
}

/** Returns commissions that no other rule reads, because they are named beside a cancellation. */
function offered(
  named: readonly AmountFound[],
  read: readonly Candidate[],
  reading: EmailEvidence,
): Candidate[] {
  return named
    .filter(({ value, span }) => value > 0 && !read.some((one) => one.span?.end === span.end))
    .flatMap((one) => moneyOf(one, "estimatedCommission", "amount", reading));
}

function moneyOf(
  { value, currency, span }: AmountFound,
  group: "estimatedCommission" | "cancellation",
  name: "amount" | "charge" | "recalled",
  reading: EmailEvidence,
): Candidate[] {
  const code = currency ?? reading.currency.only;
  if (code === null) return [];
  const base = { source: "label", span, confidence: SURE.told } as const;
  return [
    { ...base, field: `${group}.${name}` as Field, value: Math.abs(value) },
    { ...base, field: `${group}.currency` as Field, value: code },
  ];
}

/**
 * Returns the meaning of an amount by its clause, which ends at the next amount. If the amount begins its line, the
 * line above is used.
 */
function meaningOf({ span, value }: AmountFound): Meaning {
  const { text } = span.doc;
  const lead0 = flowing(text.slice(Math.max(0, span.start - MAX_CLAUSE), span.start));
  const before = clauseEnd(lead0.slice(lead0.lastIndexOf("\n") + 1));
  const above = before.trim() === "" ? lineAbove(text, span.start, MAX_CLAUSE) : "";
  const after =
    flowing(text.slice(span.end - 1, span.end + MAX_CLAUSE))
      .slice(1)
      .split(/[\n\t;|]|\s{2,}|\.\s|\d/)[0] ?? "";
  const lead = fold(`${above} ${before}`);
  return meaningIn(lead, beforeCharge(fold(after)), value);
}

/** Joins lines that continue on the next one. */
function flowing(text: string): string {
  return text.replace(/(?<=\p{L}[\s,]?|\d)\n(?=\p{Ll})/gu, " ");
}

const IS_OF_WHICH = new RegExp(OF_WHICH);
const CLAUSE_ENDS = new RegExp(
  `;|(?<!\\b(?:[ie]xcl|exkl|in[ck]l|zzgl|approx|ca|resp|bzw|i\\.e|d\\.h))\\.\\s|(?:\\d|[A-Z]{3}|[€$£])[,)]?\\s+(?:and|und|et|y|e|en|och|og|a|i)\\s|\\d\\s*,\\s(?!${OF_WHICH})|\\d(?:\\s?(?:[A-Z]{3}|[€$£]))?\\)?(?:\\s{2,}|\\s*[\\t|])`,
);

/** "10 %, tj. 629,60": the words that lead to the amount don't end the clause. */
const LEADS_TO = new RegExp(`,?\\s(?:${THAT_IS})\\s*$`, "iu");

function clauseEnd(text: string): string {
  return text.replace(LEADS_TO, " ").split(CLAUSE_ENDS).at(-1) ?? "";
}

const ON =
  /(?<!\p{L})(?:on|of|from|auf|aus|sur|sobre|sul?|sulla|van|over|pa|z|ze|af|av)\s(?:\p{L}+\s){0,2}$/u;

/**
 * "Commission EUR 80.00, cancellation fee retained EUR 120.00": cuts the text where the name of the next amount begins.
 */
function beforeCharge(after: string): string {
  const next = after.slice(0, CHARGE.exec(after)?.index);
  return ON.test(next) ? after : next;
}

function meaningIn(lead: string, after: string, value: number): Meaning {
  if (CHARGE_OF.test(lead)) return BACK.test(lead) ? null : "charge";
  const isOwn = !CHARGE.test(lead) || IS_OF_WHICH.test(lead);
  if (
    NAMES_COMMISSION.test(lead) ||
    (EARNS.test(lead) && rateIn(lead) !== null) ||
    (isOwn && NAMES_COMMISSION.test(after))
  )
    return commissionIn(lead, withoutTaxRemarks(`${lead} ${after}`), value);
  return isOwn || BACK.test(lead) ? null : "charge";
}

function commissionIn(lead: string, clause: string, value: number): Meaning {
  const fate = commissionOutcomeIn(clause);
  if (value === 0) return noneIn(clause, fate);
  if (fate === "goes") return "recalled";
  if (BEFORE.test(lead)) return "before";
  const isOnCharge = (fate === null || fate === "held") && (CHARGE.test(clause) || ON_COSTS.test(clause));
  return value >= 0 && (fate === "stays" || isOnCharge) ? "kept" : "commission";
}

/**
 * "Commission now due: 0.00" and "Provision entfällt: 0,00" mean that none is left; "recalled: 0.00" says nothing about
 * the rest.
 */
function noneIn(clause: string, fate: ReturnType<typeof commissionOutcomeIn>): Meaning {
  return fate !== "goes" || LAPSES.test(clause) ? "kept" : null;
}

/** "Your commission is protected": returns what happens to the commission, whatever its amount. */
function becomes(reading: EmailEvidence, commissions: readonly AmountFound[]): Candidate[] {
  return reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap(({ text, from }): Candidate[] => {
      const span = { doc: part.doc, start: from, end: from + text.length };
      const hasAmount = commissions.some((one) => isWithin(one.span, span));
      const said = becomesIn(text.length > MAX_SENTENCE ? "" : fold(text), hasAmount);
      return said ? [{ field: "cancellation.commission", source: "prose", span, ...said }] : [];
    }),
  );
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.doc === outer.doc && inner.start >= outer.start && inner.end <= outer.end;
}

const RECALLED = { value: "recalled", confidence: SURE.said };
const PROTECTED = { value: "protected", confidence: SURE.said };
/** Used when the wording is ambiguous, so that a person is asked. */
const OPEN = {
  value: "protected",
  confidence: CONFIDENCE.doubt.open,
  note: "What becomes of the commission reads two ways.",
};

function becomesIn(
  folded: string,
  hasAmount: boolean,
): Pick<Candidate, "value" | "confidence" | "note"> | null {
  const fate = NAMES_COMMISSION.test(folded) ? commissionOutcomeIn(folded) : null;
  // An amount is handled by its own clause, and the base of a percentage is unknown.
  const isPart = !hasAmount && /%|\d\s?(?:percent|per cent|prozent|procent)/.test(folded);
  if (fate === "open" || fate === "held" || (fate !== null && isPart)) return OPEN;
  if (fate === null || hasAmount) return null;
  return fate === "goes" ? RECALLED : PROTECTED;
}
