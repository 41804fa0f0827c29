import type { Amount, Kind } from "@/lib/reader/amounts/amount.model";
import { type AmountIndex, ledgerOf } from "@/lib/reader/amounts/relations";
import { OF_WHICH } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { ON_SITE, SECURITY } from "@/lib/reader/words/sayings/price-sayings";
import { isWithTax } from "@/lib/reader/words/tax-words";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { type Pair, type Span, textOf } from "../layout/pair";
import { AROUND, before, isIdea, kindAround, lineOf, rateBefore } from "./around-amount";
import { rateIn } from "./commission-words";
import { isProductOf } from "./product-written";
import { type RoleAmount, unlabelledTotal } from "./role-amount";

/** The amounts of an email for the solver, and by their IDs the role amounts from which they come. */
export type SolverInput = { readonly ledger: AmountIndex; readonly from: ReadonlyMap<number, RoleAmount> };

/** The most words in a row of a table; a line with more is running text. */
const MOST_LABEL = 5;

/** Returns every amount with its kind: by its label or, without one, by its position. */
export function toldAmounts(labelled: readonly RoleAmount[], reading: EmailEvidence): SolverInput {
  const from = new Map<number, RoleAmount>();
  const amounts: Amount[] = [];
  const named = new Set(labelled.map(({ span }) => `${span.end} ${span.doc.id}`));
  // "4,424.54 | USD": if the same number is read with and without its currency, the one with the currency counts.
  const placeOf = ({ span }: RoleAmount) => `${span.start} ${span.doc.id}`;
  const fuller = new Set(labelled.filter(({ currency }) => currency !== null).map(placeOf));
  for (const one of labelled.filter((other) => other.currency !== null || !fuller.has(placeOf(other)))) {
    from.set(amounts.length, one);
    amounts.push(unlessAside(toldBy(one, amounts.length), one, reading));
  }
  for (const one of reading.amounts) {
    if (named.has(`${one.span.end} ${one.span.doc.id}`) || isFormer(one, reading)) continue;
    from.set(amounts.length, unlabelledTotal(one, 0));
    amounts.push(bare(one, amounts.length, reading));
  }
  return { ledger: ledgerOf(amounts), from };
}

function unlessAside(told: Amount, one: RoleAmount, reading: EmailEvidence): Amount {
  if (told.kind !== "whole") return told;
  if (isOnlyDue(one, reading)) return { ...told, kind: "owed", sure: 0 };
  return isIdea(one.span) || isOfTown(one.span) ? { ...told, kind: "aside", sure: 0 } : told;
}

/**
 * "Original price (2 x 19,320) | 38,640" in an amendment: whether the amount is an old one, which adds up with no
 * current one.
 */
function isFormer({ span }: AmountFound, { emailType, pairs }: EmailEvidence): boolean {
  const isOf = ({ label: { concepts }, value }: Pair) =>
    concepts.has("OLD") && !concepts.has("NEW") && isWithin(span, value);
  return emailType === "amendment" && pairs.some(isOf);
}

function isWithin({ doc, start, end }: Span, whole: Span): boolean {
  return doc === whole.doc && start >= whole.start && end <= whole.end;
}

function bare({ value, currency, span, row }: AmountFound, id: number, reading: EmailEvidence): Amount {
  const place = { doc: span.doc.id, row, at: span.end };
  const rate = rateBefore(span);
  return {
    id,
    value,
    currency: currency ?? reading.currency.only,
    kind: isPaidOnSite(span) && isExceeded(value, reading) ? "aside" : kindAround(span),
    sure: 0,
    ...place,
    isProduct: isProductOf(before(span), value),
    ...(rate === null ? {} : { rate }),
    isSpoken: (lineOf(span).match(/\p{L}{2,}/gu)?.length ?? 0) > MOST_LABEL,
    isGross: isWithTax(lineOf(span)),
  };
}

function toldBy(one: RoleAmount, id: number): Amount {
  const { value, currency, span, pair, confidence } = one;
  const kind = kindOf(one);
  const { concepts } = pair.label;
  const isRated = kind === "commission" || kind === "commissionTax" || kind === "tax";
  const rate = isRated ? (rateIn(fold(`${pair.labelText} ${textOf(pair.value)}`)) ?? rateBefore(span)) : null;
  return {
    id,
    value: kind === "commission" ? Math.abs(value) : value,
    currency,
    kind,
    sure: kind === "whole" || kind === "commission" ? confidence : 0,
    doc: span.doc.id,
    row: pair.row,
    at: span.end,
    ...(rate === null ? {} : { rate }),
    isDue: concepts.has("DUE") || concepts.has("PAYABLE"),
    isTotal: concepts.has("TOTAL"),
    isProduct: isProductOf(before(span), value),
    isTaxed: kind === "commission" && isTaxedBy(pair),
  };
}

function isTaxedBy({ label: { concepts }, labelText }: Pair): boolean {
  return (concepts.has("TAX") && concepts.has("INCL")) || isWithTax(fold(labelText));
}

/** "Of which VAT", "GST included in total". */
const INCLUDED = new RegExp(`${OF_WHICH}|incl|inkl|enthalten|compris|inbegr|ingar|vcetne`);

/** "Single supplement (if required)": an extra that nobody has requested yet. */
const OPTIONAL =
  /\b(?:optional|if (?:required|needed|wanted|applicable)|on request|wahlweise|auf wunsch|falls gewunscht|bei bedarf|si besoin|en option|facultatif|opcional|si (?:se )?desea|a richiesta|facoltativ[oa]|se (?:richiest|desiderat)[oa]|optioneel|indien gewenst|op verzoek|valfri|vid behov|valgfri|volitelne|na prani|opcjonaln\w+|na zyczenie|se desejado)\b/;

/** "Kurtaxe 12,00 (vor Ort zahlbar)": a tax that the guest pays on site adds nothing to the price. */
const PAID_ON_SITE = new RegExp(
  `(?<!\\p{L})(?:${ON_SITE})(?!\\p{L})|現地|到店支?付|当地支付|當地支付|현지|현장|ชำระที่โรงแรม`,
  "u",
);

/** "Parking: 8.00 per night (pay on site)": whether words beside an amount say that the house collects it. */
function isPaidOnSite(span: Span): boolean {
  const after = span.doc.text.slice(span.end, span.end + AROUND).split(/[\n\d]/u)[0] ?? "";
  return PAID_ON_SITE.test(fold(`${before(span).split(/\d/u).at(-1)} ${after}`));
}

function isExceeded(value: number, { amounts }: EmailEvidence): boolean {
  return amounts.some((one) => one.value > value);
}

/**
 * "Kurtaxe nicht inbegriffen", "Opłata uzdrowiskowa nie jest wliczona": a town's tax is not part of a price that
 * excludes it.
 */
const OF_TOWN =
  /city|touris|resort|levy|kurtaxe|kurabgabe|orts|sejour|turis|soggiorno|toeristen|miejscow|uzdrowisk|klimatycz|lazensk|rekreac|kupeln|pobytov|boravis|idegenforgalm|statiun|konaklama vergisi|matkailu|курортн|туристи|διαμονης|ανθεκτικοτητας|宿泊税|入湯税/;
const LEFT_OUT =
  /(?:not|nicht|non|no|niet|ej|inte|ikke|nie jest|neni|nejsou|nao)(?: \p{L}+)? (?:includ|enthalten|inbegr|inkl|compris|inclus|incluid|compres|inbegrepen|ingar|wliczon|zahrnut)|exclu|esclus/u;

/** "The city tax (3.50 a night, 28.00 in all) is paid on site": whether the amount is such a tax, which is no price. */
function isOfTown(span: Span): boolean {
  const lead = fold(span.doc.text.slice(Math.max(0, span.start - 2 * AROUND), span.start));
  const [, tax = ""] = /([^.;\n(]{4,60})\([^()\n]*$/.exec(lead) ?? [];
  return TOWN_TAX.test(tax);
}

const TOWN_TAX = new RegExp(
  `(?<!\\p{L})(?:tax|tass|impuest|impost|oplat|levy|fee|abgabe|taxe)\\p{L}* .{0,12}(?:${OF_TOWN.source})|(?:${OF_TOWN.source})\\p{L}*`,
  "u",
);

function addsNothing(label: string, line: string): boolean {
  return INCLUDED.test(label) || PAID_ON_SITE.test(line) || (OF_TOWN.test(label) && LEFT_OUT.test(line));
}

/** Returns "aside" for a label such as "15% of the total = 84.60", which is not a total. */
function wholeUnlessRate({ labelText }: Pair): Kind {
  return /^\W*\d/.test(labelText) && rateIn(fold(labelText)) !== null ? "aside" : "whole";
}

/** "Amount due now" in a reminder, beside a higher amount: what is still owed, not the price. */
function isOnlyDue({ pair, role, value }: RoleAmount, { emailType, amounts }: EmailEvidence): boolean {
  const { concepts } = pair.label;
  const isDue = (concepts.has("DUE") || concepts.has("PAYABLE")) && !concepts.has("TOTAL");
  return (
    emailType === "payment_reminder" && role === "total" && isDue && amounts.some((one) => one.value > value)
  );
}

function kindOf({ role, pair, span }: RoleAmount): Kind {
  const { concepts } = pair.label;
  if (role === "total" || role === "gross") return wholeUnlessRate(pair);
  if (role === "net" || role === "commission") return role;
  if (OPTIONAL.test(fold(before(span))) || SECURITY.test(fold(pair.labelText))) return "aside";
  if (concepts.has("TAX") && addsNothing(fold(pair.labelText), lineOf(span))) return "aside";
  const [, kind] = OTHERS.find(([needed]) => needed.every((concept) => concepts.has(concept))) ?? [];
  return kind ?? "part";
}

/** The kinds of amounts that are no totals, by the concepts of their labels. */
const OTHERS = [
  [["COMM", "TAX"], "commissionTax"],
  [["COMM"], "aside"],
  [["APPROX"], "aside"],
  [["CANCEL"], "aside"],
  [["DEPOSIT"], "paid"],
  [["BALANCE"], "owed"],
  [["PAID"], "paid"],
  [["DISCOUNT"], "discount"],
  [["EXCL"], "beforeTax"],
  [["SUB"], "beforeTax"],
  [["PER"], "each"],
  [["TAX"], "tax"],
] as const satisfies readonly (readonly [readonly string[], Kind])[];
