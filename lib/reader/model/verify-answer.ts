import { CONFIDENCE } from "../confidence";
import { dayOf } from "../evidence/dates/calendar";
import type { Candidate } from "../evidence/layout/candidate";
import type { EmailEvidence } from "../evidence/layout/email-evidence";
import { labelBefore } from "../evidence/layout/inline-label";
import { coverOf } from "../evidence/layout/measure-parts";
import { type Span, textOf, within } from "../evidence/layout/pair";
import type { Field } from "../payload.model";
import { datesIn } from "../words/date-range";
import { alphanumericKey } from "../words/fold";
import type { LabelRole } from "../words/label-rules";
import { amountsIn } from "../words/money/amount";
import { ASKED, type Asked, type ModelAnswer } from "./model-question";

export type Verified = { readonly candidates: readonly Candidate[]; readonly refused: readonly string[] };

/**
 * The label roles that may stand beside a value of each field. Supplier and hotel need none, because a letterhead has
 * no label.
 */
const ROLES: Readonly<Partial<Record<Field, readonly LabelRole[]>>> = {
  confirmationNumber: ["reference"],
  "customer.name": ["guest"],
  "pricing.total": ["total", "gross"],
  "estimatedCommission.amount": ["commission"],
  "itinerary.startDate": ["start", "arrive", "depart", "period", "date", "flight"],
  "itinerary.endDate": ["end", "depart", "arrive", "return", "period", "date", "flight"],
};

/**
 * Keeps the values that the email states literally under a fitting label. A real number in the wrong role (a deposit as
 * the total) is refused like an invented one.
 */
export function verified(answer: ModelAnswer, reading: EmailEvidence): Verified {
  const candidates: Candidate[] = [];
  const refused: string[] = [];
  for (const name of Object.keys(ASKED) as Asked[]) {
    const given = answer[name];
    if (!given || given.value.trim() === "") continue;
    const found = reading.parts.map(coverOf).flatMap((cover) => foundIn(cover, name, given, reading))[0];
    if (!found) refused.push(`${name}: not said in the mail`);
    else if (!isLabelled(found.span, ASKED[name], reading)) refused.push(`${name}: said, but not as that`);
    else candidates.push(...found.candidates);
  }
  return { candidates, refused };
}

type Found = { readonly span: Span; readonly candidates: readonly Candidate[] };

function foundIn(
  cover: Span,
  name: Asked,
  given: { value: string; quote: string },
  reading: EmailEvidence,
): Found[] {
  const quote = placeOf(cover, given.quote);
  if (!quote) return [];
  const field = ASKED[name];
  if (field === "pricing.total") return money(quote, given.value, field, "pricing.currency", reading);
  if (field === "estimatedCommission.amount")
    return money(quote, given.value, field, "estimatedCommission.currency", reading);
  if (field === "itinerary.startDate" || field === "itinerary.endDate")
    return day(quote, given.value, field, reading);
  const span = placeOf(quote, given.value);
  return span ? [{ span, candidates: [candidate(field, textOf(span).replace(/\s+/g, " "), span)] }] : [];
}

function money(
  quote: Span,
  value: string,
  field: "pricing.total" | "estimatedCommission.amount",
  currencyField: "pricing.currency" | "estimatedCommission.currency",
  reading: EmailEvidence,
): Found[] {
  const wanted = amountsIn(/[.,]\d|[€$£]|[A-Z]{3}/.test(value) ? value : `${value}.00`, reading.currency)[0]
    ?.value;
  const one = amountsIn(textOf(quote), reading.currency).find((amount) => amount.value === wanted);
  if (!one) return [];
  const span = within(quote, one.at, one.end);
  const currency = one.currency ?? reading.currency.only;
  return [
    {
      span,
      candidates: [
        candidate(field, one.value, span),
        ...(currency ? [candidate(currencyField, currency, span)] : []),
      ],
    },
  ];
}

function day(
  quote: Span,
  value: string,
  field: "itinerary.startDate" | "itinerary.endDate",
  reading: EmailEvidence,
): Found[] {
  const one = datesIn(textOf(quote)).find((mention) => dayOf(mention, reading.calendar) === value.trim());
  if (!one) return [];
  const span = within(quote, one.at, one.end);
  return [{ span, candidates: [candidate(field, value.trim(), span)] }];
}

function candidate(field: Field, value: string | number, span: Span): Candidate {
  return { field, value, source: "model", confidence: CONFIDENCE.model.verified, span };
}

/** Finds a text in a span, ignoring differences in white space. */
function placeOf(cover: Span, wanted: string): Span | null {
  const words = wanted.trim().split(/\s+/).slice(0, 60);
  if (words.join("").length < 2) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const match = new RegExp(pattern, "iu").exec(textOf(cover));
  return match ? within(cover, match.index, match.index + match[0].length) : null;
}

function isLabelled(span: Span, field: Field, reading: EmailEvidence): boolean {
  const roles = ROLES[field];
  if (!roles) return true;
  const covering = reading.pairs.filter(
    ({ value }) => value.doc === span.doc && value.start <= span.start && span.end <= value.end,
  );
  if (covering.some((pair) => roles.includes(pair.label.role))) return true;
  if (covering.some((pair) => pair.label.role.startsWith("other") || pair.label.role === "net")) return false;
  return (
    labelBefore(span.doc.text, span.start, new Set(roles)) !== null || isNamedInSubject(span, field, reading)
  );
}

function isNamedInSubject(span: Span, field: Field, reading: EmailEvidence): boolean {
  return (
    field === "confirmationNumber" && alphanumericKey(reading.subject).includes(alphanumericKey(textOf(span)))
  );
}
