import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { type AmountMention, amountsIn } from "@/lib/reader/words/money/amount";
import { EACH_BEFORE } from "@/lib/reader/words/sayings/price-sayings";
import { isTaxBefore } from "@/lib/reader/words/tax-words";
import { fromPair } from "../layout/candidate";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { labelAfter, labelBefore, lineAbove } from "../layout/inline-label";
import { type Pair, textOf, within } from "../layout/pair";
import { isPreviousValue } from "../layout/superseded";
import { isClientFee } from "./client-fees";
import { commissionSentences, isShareNamed } from "./commission-sentences";
import { isNamedBase, RATE_BASE, rateIn } from "./commission-words";
import { columnCurrency, currencyFor, currencyHint, proseCurrency } from "./label-currency";
import { amountOf } from "./labelled-amount";
import { isOfEach, isOfUnit } from "./per-person";
import { isProductOf } from "./product-written";
import { isDifference, isFirstOfTwo } from "./raised-by";
import { raisedTo } from "./raised-to";
import type { RoleAmount } from "./role-amount";
import { isRecalled } from "./taken-back";

const SURE = CONFIDENCE.money;
const MONEY_ROLES: ReadonlySet<LabelRole> = new Set<LabelRole>([
  "total",
  "commission",
  "net",
  "gross",
  "otherAmount",
]);
/** Further amounts in separate cells: the first of a row of sums is not the total of the row. */
const MORE_COLUMNS = /^[^\n]{0,4}\t\D{0,6}\d[\d.,' ]*[.,]\d{2}/;
/** Amounts in an advertisement's example are no prices: "Example: a $1,000 booking earns $100 commission". */
const EXAMPLE =
  /\b(?:for example|example|for instance|e\.g|beispiel|z\. ?b|exemple|ejemplo|esempio|voorbeeld|bijv|exempel|priklad|exemplo|up to|bis zu|jusqu'a|hasta|fino a|tot wel|upp till|your next|next booking|nachste buchung|prochaine reservation|proxima reserva|prossima prenotazione)\b/;

/** Returns every amount of the email with the role its label gives it, the most certain first. */
export function roleAmounts(reading: EmailEvidence): RoleAmount[] {
  const fromLabels = reading.pairs
    .map((pair) => forClient(pair, reading))
    .filter((pair) => MONEY_ROLES.has(pair.label.role))
    .flatMap((pair) => pairAmount(pair, reading));
  const fromProse = reading.amounts.flatMap((amount) => proseAmount(amount, reading));
  const told = [...commissionSentences(reading), ...raisedTo(reading, MONEY_ROLES)];
  const isToldOtherwise = ({ span, role }: RoleAmount) =>
    told.some((one) => one.role !== role && one.span.end === span.end && one.span.doc === span.doc);
  const all = [...[...fromLabels, ...fromProse].filter((one) => !isToldOtherwise(one)), ...told].filter(
    (one) =>
      (one.currency !== null || one.confidence > SURE.readable) &&
      !isRecalled(one) &&
      !isDifference(one) &&
      !isClientFee(one, reading) &&
      !isOld(one, reading),
  );
  return all.sort((a, b) => b.confidence - a.confidence);
}

function isOld({ span, pair }: RoleAmount, { emailType }: EmailEvidence): boolean {
  const { concepts } = pair.label;
  const isNamedOld = concepts.has("OLD") && !concepts.has("NEW");
  const isChange = emailType === "amendment";
  const isLeft = isNamedOld || isPreviousValue(span.doc.text, span.start, span.end);
  return (isChange && isLeft) || isFirstOfTwo(span, isChange);
}

/** "Client total: 500" is a number of people only if no money follows; otherwise it is the most certain total. */
function forClient(pair: Pair, reading: EmailEvidence): Pair {
  const { role, concepts } = pair.label;
  if (role !== "pax" || !concepts.has("TOTAL") || concepts.has("COUNT")) return pair;
  const [first] = amountsIn(textOf(pair.value), reading.currency);
  const isMoney = first !== undefined && first.at < 4 && (first.currency !== null || first.value >= 100);
  return isMoney ? { ...pair, label: { ...pair.label, role: "total", score: SURE.clientTotal } } : pair;
}

function pairAmount(pair: Pair, reading: EmailEvidence): RoleAmount[] {
  const text = textOf(pair.value);
  const hint = currencyHint(pair.labelText, reading) ?? columnCurrency(pair, reading);
  const first = amountOf(pair, text, reading);
  if (!first || isOfUnit(text, first) || !(isShareOf(first, pair, reading) || isOf(pair, text, first)))
    return [];
  const span = within(pair.value, first.at, first.end);
  const [currency, known] = currencyFor(first.currency, text.slice(first.at, first.end), hint, reading);
  const far = first.at > 30 ? SURE.far : 1;
  const read = fromPair("pricing.total", pair, first.value, span, known * far);
  const isProven = pair.label.role === "total" && isProductOf(text.slice(0, first.at), first.value);
  const confidence = isProven ? Math.max(read.confidence, SURE.product * known) : read.confidence;
  return [{ role: pair.label.role, value: first.value, currency, confidence, pair, span }];
}

const NAMED_OTHERWISE: readonly Concept[] = ["DEPOSIT", "BALANCE", "CANCEL"];

/** "Your price: for 2 travelers, including $1,056.80 in air taxes": the amount is a part of a price that is missing. */
const INCLUDED =
  /(?<!\p{L})(?:includ(?:es|ing)|incl\.?|of which|inklusive|inkl\.?|einschliesslich|davon|darin|dont|y compris|incluid[oa]s?|incluyendo|incluindo|di cui|inclus[oaie]|compres[oaie]|waarvan|inclusief|varav|inklusive|heraf|herav|vcetne|z toho|w tym)\s*\W{0,3}$/u;

/**
 * "Total price" over "Deposit asked for: 645.00", "Your commission" over "A 30% deposit (4,458.00)": whether the amount
 * has a name of its own.
 */
function isNamedOtherwise({ label }: Pair, before: string): boolean {
  if (/^[^:\n]{3,90}:\s/.test(before) || INCLUDED.test(fold(before))) return true;
  if (!label.concepts.has("TAX") && isTaxBefore(fold(before))) return true;
  const concepts = before.split(/[^\p{L}-]+/u).flatMap((word) => conceptsOf(fold(word)));
  return NAMED_OTHERWISE.some((one) => concepts.includes(one) && !label.concepts.has(one));
}

/** Whether the label refers to an amount in its value: close to the label, complete, and without its own label. */
function isOf(pair: Pair, text: string, amount: AmountMention): boolean {
  const before = text.slice(0, amount.at);
  if (amount.at > MAX_AHEAD || isOfRowBelow(pair, before) || isNamedOtherwise(pair, before)) return false;
  const above = pair.label.role === "commission" ? brokenAbove(pair.value.doc.text, pair.value.start) : "";
  if (above !== "" && isTaxBefore(fold(above + pair.labelText))) return false;
  const own = amount.at > 2 ? labelBefore(text, amount.at) : null;
  return !own || !MONEY_ROLES.has(own.label.role) || own.label.role === pair.label.role;
}

const MAX_AHEAD = 90;

/**
 * "10 % on the room total: 74.00", "5 % on the fare without VAT (4,669.81) | 233.49": whether the amount is the
 * commission that the rate gives.
 */
function isShareOf(amount: AmountMention, { label, value: whole }: Pair, reading: EmailEvidence): boolean {
  if (label.role !== "commission" || amount.at > MAX_AHEAD) return false;
  const before = textOf(whole).slice(0, amount.at);
  const rate = rateIn(fold(before)) ?? 0;
  const isRate = ({ value }: AmountMention) =>
    Math.abs((value * rate) / 100 - amount.value) < ROUNDING_TOLERANCE;
  const most = Math.max(...reading.amounts.map(({ value }) => value));
  const isBeside =
    !isTaxBefore(fold(before)) &&
    (IS_EQUAL.test(before) ||
      (RATE_BESIDE.test(before) && amount.value <= (most * rate) / 100 + ROUNDING_TOLERANCE));
  return (
    isBeside || isShareNamed(amount, before, reading) || amountsIn(before, reading.currency).some(isRate)
  );
}

/** "10% of the fare | 27.40", "10% of face value: 27.40": no more than that share of the highest price. */
const RATE_BESIDE = /^\D{0,10}\d{1,2}(?:[.,]\d+)?\s?%(?:\D*\t\D*|[^\d:]*:\s?[^\d\s]{0,4}\s?)$/;

/** "10 % of the fare = EUR 84.00". */
const IS_EQUAL = /^\D{0,10}\d{1,2}(?:[.,]\d+)?\s?%[^=\d]*=\s?\S{0,4}\s?$/;

/** If a label's own value is missing, the words before an amount in the row below say what it is. */
function isOfRowBelow({ value }: Pair, before: string): boolean {
  return value.doc.text.charAt(value.start - 1) === "\n" && /\p{L}{4}/u.test(before);
}

function proseAmount(amount: AmountFound, reading: EmailEvidence): RoleAmount[] {
  const text = amount.span.doc.text;
  const { start, end } = amount.span;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = isUnderOther(text, lineStart, start) ? null : labelBefore(text, start, MONEY_ROLES);
  const found = before ?? labelAfter(text, end, MONEY_ROLES);
  const lead = text.slice(lineStart, start);
  if (!found || isOfOthers(lead, text.slice(end, end + 40))) return [];
  const { role } = found.label;
  if ((before !== null && isBaseOfRate(lead, role)) || isOtherShare(role, lead, amount, reading)) return [];
  const [currency, sure, leads] = proseCurrency(amount, found.text, lead, reading);
  const pair: Pair = {
    label: found.label,
    labelText: found.text,
    value: amount.span,
    source: leads ? "label" : "prose",
    trust: (before ? SURE.before : SURE.after) * sure,
    row: amount.row,
  };
  const { confidence } = fromPair("pricing.total", pair, amount.value, amount.span);
  const { value, span } = amount;
  return [{ role, value, currency, confidence, pair, span }];
}

/** Returns the line above if it was only wrapped ("(VAT on" over "commissions 96.10)"); else an empty string. */
function brokenAbove(text: string, at: number): string {
  const above = lineAbove(text, at, 90);
  const goesOn = /^[\p{Ll}(]/u.test(text.slice(text.lastIndexOf("\n", at - 1) + 1));
  return goesOn && above.length > 45 && !/[.:!?]$/.test(above) ? `${above} ` : "";
}

/** Whether an amount is one of several in its row, a unit price, a factor, or part of an example. */
function isOfOthers(lead: string, after: string): boolean {
  const isFactor = /\d\s?[x×*]\s*$/.test(lead) && /^[^\d\n]{0,5}=/.test(after);
  return (
    isFactor ||
    isOfEach(after) ||
    EACH_BEFORE.test(fold(lead.slice(-40))) ||
    MORE_COLUMNS.test(after) ||
    EXAMPLE.test(sentenceBefore(lead))
  );
}

/** "10 % on the total: 74.00" is not a total, and a tax on a commission is not a commission. */
function isOtherShare(role: LabelRole, lead: string, amount: AmountFound, reading: EmailEvidence): boolean {
  if (role === "total") return isShareNamed(amount, lead, reading);
  return (
    role === "commission" &&
    isTaxBefore(fold(`${brokenAbove(amount.span.doc.text, amount.span.start)}${lead}`.slice(-120)))
  );
}

/** In a layout with amounts before their labels, the label in the row above belongs to the amount there. */
function isUnderOther(text: string, lineStart: number, start: number): boolean {
  if (text.slice(lineStart, start).trim() !== "" || lineStart === 0) return false;
  const above = text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, lineStart - 1);
  return /^[^\p{L}\t]{0,3}(?:[A-Z]{2,3}\s?)?[^\p{L}\t]*\d[^\p{L}\t]*(?:[A-Z]{3}|kr\.?|zł|Kč)?\t\P{N}{3}/u.test(
    above,
  );
}

function sentenceBefore(text: string): string {
  return fold(text.split(/[.!?]\s+(?=\p{Lu})/u).at(-1) ?? "");
}

/** In "10% of $810.00" the amount is the base of the rate, but not in "10% commission of $81.00". */
function isBaseOfRate(before: string, role: LabelRole): boolean {
  const isNear =
    RATE_BASE.test(before.slice(-60)) &&
    !/%\s*[=:]\s*$/.test(before) &&
    !/\p{L}{5,}\s+(?:of|von|de|di|van|på|av|ve výši)?\s*$/iu.test(before.replace(/^.*%/, ""));
  return role === "commission" && (isNear || isNamedBase(fold(before.slice(-90))));
}
