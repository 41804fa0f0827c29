import type { AmountFound, Reading } from "./reading";
import { type RoleAmount, unlabelledTotal } from "./role-amount";

const SAME = 0.011;
const PREMIUM = /premi|pr[äa]mie|prime|pojistn|pr[êe]mio/i;

/** What an insurance costs is its premium, unless it is only a part of it. */
export function isPremium({ pair, value }: RoleAmount, reading: Reading): boolean {
  const isPart =
    /additional|base|basic|extra|refund|previous|zusätz|grund|mehr|supplém|adicional|aggiuntiv|net/i;
  return (
    reading.product === "insurance" &&
    value > 0 &&
    PREMIUM.test(pair.labelText) &&
    !isPart.test(pair.labelText)
  );
}

const SETTLED =
  /paid in full|nothing (?:further|more) is due|no (?:further )?(?:balance|payment)s? (?:is )?due|fully paid|vollstandig bezahlt|komplett bezahlt|integralement (?:paye|regle)|totalmente pagad|interamente (?:pagat|saldat)|volledig (?:betaald|voldaan)|fullt betald|plne uhrazen|totalmente pag/;

/** What was paid is the price where the mail says that nothing is left to pay, or where it is the sum of the lines above it. */
export function paidWhole(amounts: readonly RoleAmount[], reading: Reading): RoleAmount[] {
  const isPart = amounts.some(
    ({ pair }) => pair.label.concepts.has("BALANCE") || pair.label.concepts.has("DEPOSIT"),
  );
  if (isPart) return [];
  const settled = SETTLED.test(reading.folded);
  return amounts
    .filter((one) => one.role === "otherAmount" && one.pair.label.concepts.has("PAID") && one.value > 0)
    .filter((one) => settled || isSumOfRowsAbove(one, reading) || isSumBefore(one, reading))
    .map((one) => ({ ...one, role: "total" as const, confidence: 0.7 }));
}

/** A weakly labelled price, also an approximate one as rental cars have, that is exactly what the lines above it come to. */
export function summedUp(amounts: readonly RoleAmount[], reading: Reading): RoleAmount[] {
  return amounts
    .filter(
      (one) =>
        one.value > 0 && isWeakPrice(one) && (isSumOfRowsAbove(one, reading) || isSumBefore(one, reading)),
    )
    .map((one) => ({ ...one, role: "total" as const, confidence: Math.max(one.confidence, 0.72) }));
}

function isWeakPrice({ role, confidence, pair }: RoleAmount): boolean {
  const { concepts } = pair.label;
  if (role === "total") return confidence < 0.72;
  return role === "otherAmount" && concepts.has("APPROX") && (concepts.has("PRICE") || concepts.has("TOTAL"));
}

const EACH =
  /^\s*(?:\/|per |pro |a |p\.?\s?)(?:p(?:erson|ax|p|ers)?\b|guest|traveller|adult|head)|^\s*(?:par personne|pro person|por persona|a persona|per persona|per persoon|per person|za osobu|od osoby|por pessoa|pr\.? person|each\b)/i;
const MAX_PARTY = 20;
const NEAR = 70;

/** "USD 1,980 per person, so USD 3,960": the price of all, where it is a whole multiple and no amount of the mail is larger. */
export function multiplied({ amounts, emailType }: Reading, named: readonly RoleAmount[]): RoleAmount[] {
  if (emailType === "commission_statement" || named.some((one) => one.role === "net")) return [];
  const largest = Math.max(...amounts.map((one) => one.value));
  return amounts.flatMap((one, index) => {
    const before = amounts[index - 1];
    return before && one.value === largest && isMultiple(before, one) ? [unlabelledTotal(one, 0.66)] : [];
  });
}

function isMultiple(each: AmountFound, whole: AmountFound): boolean {
  const count = whole.value / each.value;
  const text = each.span.doc.text;
  return (
    each.span.doc === whole.span.doc &&
    whole.currency !== null &&
    each.currency === whole.currency &&
    whole.span.start - each.span.end < NEAR &&
    EACH.test(text.slice(each.span.end, each.span.end + 30)) &&
    Number.isInteger(count) &&
    count > 1 &&
    count <= MAX_PARTY
  );
}

const MAX_ABOVE = 12;

/** Whether the last amounts of two or more rows just above add up to this one. */
function isSumOfRowsAbove({ span, value, pair }: RoleAmount, { amounts }: Reading): boolean {
  const own = amounts.filter((one) => one.span.doc === span.doc);
  let sum = 0;
  for (let row = pair.row - 1; row >= Math.max(0, pair.row - MAX_ABOVE); row -= 1) {
    const last = own.filter((one) => one.row === row).at(-1);
    if (!last) return false;
    sum += last.value;
    if (row < pair.row - 1 && Math.abs(sum - value) < SAME) return true;
  }
  return false;
}

const MAX_TERMS = 8;

/** "Base fare 2,620.00, surcharge 1,100.00, taxes 665.00. Amount charged 4,385.00": the sum of two or more amounts just before it in its paragraph. */
function isSumBefore({ span, value, currency, pair }: RoleAmount, { amounts }: Reading): boolean {
  const before = amounts.filter(
    (one) =>
      one.span.doc === span.doc &&
      one.row === pair.row &&
      one.span.end <= span.start &&
      one.currency === currency,
  );
  let sum = 0;
  return before
    .slice(-MAX_TERMS)
    .reverse()
    .some((one, index) => {
      sum += one.value;
      return index > 0 && Math.abs(sum - value) < SAME;
    });
}
