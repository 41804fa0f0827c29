import { SAME } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { Role } from "@/lib/reader/words/label-rules";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { type AmountMention, amountsIn, numberOf } from "@/lib/reader/words/money/amount";
import { isTaxBefore } from "@/lib/reader/words/tax-words";
import { fromPair } from "../layout/candidate";
import { labelAfter, labelBefore, lineAbove } from "../layout/inline-label";
import { type Pair, textOf, within } from "../layout/pair";
import type { AmountFound, Reading } from "../layout/reading";
import { isSuperseded } from "../layout/superseded";
import { commissionSentences, isShareNamed } from "./commission-sentences";
import { isNamedBase } from "./commission-words";
import { currencyFor, currencyHint, wholeIn } from "./label-currency";
import type { RoleAmount } from "./role-amount";
import { isTakenBack } from "./taken-back";

const SURE = CONFIDENCE.money;
const MONEY_ROLES: ReadonlySet<Role> = new Set<Role>(["total", "commission", "net", "gross", "otherAmount"]);
const PER_UNIT =
  /^\s*(?:EUR|USD|GBP|CHF)?\s*(?:[x×*]\s?\d|\/|per\s|pro\s|p\.?\s?p\.?\b|par\s|por\s|je\s(?=[a-zäöü]*(?:pers|nacht|tag|woch|erw|kind|teiln|zimm|gast|kabin|fahrz|einh|weg|streck|reis))|each\b|pp\b|pppn|a persona|à persona|p\/p|a notte|la nuit|za osobu|za noc|i natten)(?!\s*(?:stay|aufenthalt|séjour|estancia))/i;
const PRODUCT =
  /^[^=]{0,60}\d\s?\D{0,12}[x×*]\s?[^=\p{L}]{0,6}(?:[\p{L}€$£]{1,4}\s?)?[\d.,' ]*[^=\d]{0,16}=\s*$/iu;
/** "お一人様1泊 33,000円": in the east the unit stands first. */
const EACH_EAST =
  /(?:[一1]\s?(?:人|名)|1人|人均|每人|每位|每晚|인당|박당|[一1]\s?(?:泊|박|晚))様?[^\d]{0,4}$/u;
/** Further amounts in cells of their own: the first of a row of sums is not what all of it comes to. */
const MORE_COLUMNS = /^[^\n]{0,4}\t\D{0,6}\d[\d.,' ]*[.,]\d{2}/;
/** What an advertisement reckons is nobody's price: "Example: a $1,000 booking earns $100 commission". */
const EXAMPLE =
  /\b(?:for example|example|for instance|e\.g|beispiel|z\. ?b|exemple|ejemplo|esempio|voorbeeld|bijv|exempel|priklad|exemplo|up to|bis zu|jusqu'a|hasta|fino a|tot wel|upp till|your next|next booking|nachste buchung|prochaine reservation|proxima reserva|prossima prenotazione)\b/;
const RATE_BASE =
  /(?:%|prozent|percent)\s*(?:of|on|von|vom|auf|sur|de|du|su|van|over|av|pa|på|z|ze|sobre|s\/|x|×)?[^\d]{0,24}$/i;

/** "116,000円の12%": what the rate is taken of, before it. */
const BASE_FIRST = /^\s?(?:の|의|的|[x×*]|à|à raison de|a|at|zu|al|@)\s?\d{1,2}(?:[.,]\d+)?\s?[%％]/i;

/** Every amount of the mail with the role its label gives it, surest first. */
export function roleAmounts(reading: Reading): RoleAmount[] {
  const fromLabels = reading.pairs
    .map((pair) => forClient(pair, reading))
    .filter((pair) => MONEY_ROLES.has(pair.label.role))
    .flatMap((pair) => pairAmount(pair, reading));
  const fromProse = reading.amounts.flatMap((amount) => proseAmount(amount, reading));
  const told = commissionSentences(reading);
  const isToldOtherwise = ({ span, role }: RoleAmount) =>
    role !== "commission" && told.some((one) => one.span.end === span.end && one.span.doc === span.doc);
  const all = [...[...fromLabels, ...fromProse].filter((one) => !isToldOtherwise(one)), ...told].filter(
    (one) =>
      (one.currency !== null || one.confidence > SURE.readable) && !isTakenBack(one) && !isOld(one, reading),
  );
  return all.sort((a, b) => b.confidence - a.confidence);
}

function isOld({ span, pair }: RoleAmount, { emailType }: Reading): boolean {
  const { concepts } = pair.label;
  const isNamedOld = concepts.has("OLD") && !concepts.has("NEW");
  return emailType === "amendment" && (isNamedOld || isSuperseded(span.doc.text, span.start, span.end));
}

/** "Client total: 500" counts people only where no money follows; what the client pays is the surest total there is. */
function forClient(pair: Pair, reading: Reading): Pair {
  const { role, concepts } = pair.label;
  if (role !== "pax" || !concepts.has("TOTAL") || concepts.has("COUNT")) return pair;
  const [first] = amountsIn(textOf(pair.value), reading.currency);
  const isMoney = first !== undefined && first.at < 4 && (first.currency !== null || first.value >= 100);
  return isMoney ? { ...pair, label: { ...pair.label, role: "total", score: SURE.clientTotal } } : pair;
}

function pairAmount(pair: Pair, reading: Reading): RoleAmount[] {
  const text = textOf(pair.value);
  const hint = currencyHint(pair.labelText, reading);
  const first = amountOf(pair, text, reading);
  if (!first || !isOf(pair, text, first, reading) || isNamedOtherwise(pair, text.slice(0, first.at)))
    return [];
  const span = within(pair.value, first.at, first.end);
  const [currency, known] = currencyFor(first.currency, text.slice(first.at, first.end), hint, reading);
  const far = first.at > 30 ? SURE.far : 1;
  const read = fromPair("pricing.total", pair, first.value, span, known * far);
  const isProven = pair.label.role === "total" && isProductOf(text.slice(0, first.at), first.value);
  const confidence = isProven ? Math.max(read.confidence, SURE.product * known) : read.confidence;
  return [{ role: pair.label.role, value: first.value, currency, confidence, pair, span }];
}

/** "1泊 20,000円 × 2名 × 3泊 =": whether that comes to the amount behind it. */
function isProductOf(before: string, value: number): boolean {
  const factors =
    /(?:^|[:\n\t])([^:=\n\t]*[x×*][^:=\n\t]*)=\s*[^\d\s]{0,3}$/i.exec(before)?.[1]?.split(/[x×*]/i) ?? [];
  const numbers = factors.map((factor, index) => {
    const found = factor.match(/\d[\d.,'’]*/g) ?? [];
    return numberOf((index === 0 ? found.at(-1) : found[0]) ?? "x", null);
  });
  return numbers.length > 1 && Math.abs(numbers.reduce((all, one) => all * one, 1) - value) < SAME;
}

const NAMED_OTHERWISE: readonly Concept[] = ["DEPOSIT", "BALANCE", "CANCEL"];

/** "Your price: for 2 travelers, including $1,056.80 in air taxes": a part of what is missing. */
const INCLUDED =
  /(?<!\p{L})(?:includ(?:es|ing)|incl\.?|of which|inklusive|inkl\.?|einschliesslich|davon|darin|dont|y compris|incluid[oa]s?|incluyendo|incluindo|di cui|inclus[oaie]|compres[oaie]|waarvan|inclusief|varav|inklusive|heraf|herav|vcetne|z toho|w tym)\s*\W{0,3}$/u;

/** "Total price" over "Deposit asked for: 645.00", "Your commission" over "A 30% deposit (4,458.00)": the amount has a name of its own. */
function isNamedOtherwise({ label }: Pair, before: string): boolean {
  if (/^[^:\n]{3,90}:\s/.test(before) || INCLUDED.test(fold(before))) return true;
  if (!label.concepts.has("TAX") && isTaxBefore(fold(before))) return true;
  const concepts = before.split(/[^\p{L}-]+/u).flatMap((word) => conceptsOf(fold(word)));
  return NAMED_OTHERWISE.some((one) => concepts.includes(one) && !label.concepts.has(one));
}

/** The one amount of a labelled value that its label means. */
function amountOf(pair: Pair, text: string, reading: Reading): AmountMention | undefined {
  const { doc, start } = pair.value;
  const printed = amountsIn(text, reading.currency);
  const amounts = (
    printed.length > 0 ? printed : wholeIn(text, currencyHint(pair.labelText, reading))
  ).filter(
    ({ at, end }) => reading.emailType !== "amendment" || !isSuperseded(doc.text, start + at, start + end),
  );
  const isBase = ({ at, end }: AmountMention) =>
    RATE_BASE.test(text.slice(0, at)) || BASE_FIRST.test(text.slice(end));
  const usable = amounts.filter((one) => amounts.length === 1 || !isBase(one));
  const [leading] = ofProduct(text, multiplied(text, usable.length > 0 ? usable : amounts));
  return leading ? lastOfRow(text, usable, leading, pair.label.role === "total") : undefined;
}

/** Of "2 x 3,180.00 = 6,360.00" what comes after the sign, of "5.00 PCT / GBP 54.45" what has a currency. */
function ofProduct<T extends { at: number; end: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
): readonly T[] {
  const at = amounts.findIndex((one, index) => index > 0 && PRODUCT.test(text.slice(0, one.at)));
  return at < 0 ? amounts : amounts.slice(at);
}

/** Of "USD 1200.46 | X 2 | 2400.92" the last one, where it is what the others come to. */
function multiplied<T extends { at: number; end: number; value: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
): readonly T[] {
  const [each, all] = amounts;
  const count = each ? Number(/^\s*[x×]\s?(\d{1,2})\s/i.exec(text.slice(each.end))?.[1]) : Number.NaN;
  const isAll = each && all && Math.abs(each.value * count - all.value) < SAME;
  return isAll ? [{ ...all, currency: all.currency ?? each.currency }] : amounts;
}

/** Whether an amount in a labelled value is what the label says: near it, whole, and without a label of its own. */
function isOf(pair: Pair, text: string, amount: AmountMention, reading: Reading): boolean {
  if (amount.at > 90 || isOfUnit(text, amount) || isOfRowBelow(pair, text.slice(0, amount.at))) return false;
  if (pair.label.role === "commission" && isShareNamed(amount, text.slice(0, amount.at), reading))
    return true;
  const above = pair.label.role === "commission" ? brokenAbove(pair.value.doc.text, pair.value.start) : "";
  if (above !== "" && isTaxBefore(fold(above + pair.labelText))) return false;
  const own = amount.at > 2 ? labelBefore(text, amount.at) : null;
  return !own || !MONEY_ROLES.has(own.label.role) || own.label.role === pair.label.role;
}

function isOfUnit(text: string, { at, end }: AmountMention): boolean {
  return PER_UNIT.test(text.slice(end, end + 30)) || EACH_EAST.test(text.slice(0, at));
}

/** Of a label whose own value is missing, an amount in the row below that has words before it is what those say. */
function isOfRowBelow({ value }: Pair, before: string): boolean {
  return value.doc.text.charAt(value.start - 1) === "\n" && /\p{L}{4}/u.test(before);
}

/** "Total | 1,327.18 | 1,327.18 | 2,654.36": the sum stands in the last cell. */
function lastOfRow<T extends { at: number; value: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
  leading: T,
  isTotal: boolean,
): T {
  const same = amounts.filter((one) => one.currency === leading.currency || one.currency === null);
  const last = same.at(-1);
  if (!last || last === leading || !text.slice(leading.at, last.at).includes("\t")) return leading;
  const before = same.slice(0, -1).reduce((sum, one) => sum + one.value, 0);
  const isSum = same.length > 2 && Math.abs(before - last.value) < SAME;
  const isLike = last.currency === leading.currency && isTotal && last.value >= leading.value;
  return isSum || isLike ? { ...last, currency: leading.currency } : leading;
}

function proseAmount(amount: AmountFound, reading: Reading): RoleAmount[] {
  const text = amount.span.doc.text;
  const { start, end } = amount.span;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = isUnderOther(text, lineStart, start) ? null : labelBefore(text, start, MONEY_ROLES);
  const found = before ?? labelAfter(text, end, MONEY_ROLES);
  const lead = text.slice(lineStart, start);
  if (!found || isOfOthers(lead, text.slice(end, end + 40))) return [];
  const { role } = found.label;
  if ((before !== null && isBaseOfRate(lead, role)) || isOtherShare(role, lead, amount, reading)) return [];
  const leads = lead.trim().replace(/[:=\s]+$/, "") === found.text;
  const pair: Pair = {
    label: found.label,
    labelText: found.text,
    value: amount.span,
    source: leads ? "label" : "prose",
    trust: (before ? SURE.before : SURE.after) * (amount.currency ? 1 : SURE.noCurrency),
    row: amount.row,
  };
  const { confidence } = fromPair("pricing.total", pair, amount.value, amount.span);
  const { value, currency, span } = amount;
  return [{ role, value, currency, confidence, pair, span }];
}

/** The line above one that was only broken for its length: "(VAT on" over "commissions 96.10)"; else nothing. */
function brokenAbove(text: string, at: number): string {
  const above = lineAbove(text, at, 90);
  const goesOn = /^[\p{Ll}(]/u.test(text.slice(text.lastIndexOf("\n", at - 1) + 1));
  return goesOn && above.length > 45 && !/[.:!?]$/.test(above) ? `${above} ` : "";
}

/** Whether an amount is one of several in its row, of a unit, of a product, or of an example. */
function isOfOthers(lead: string, after: string): boolean {
  const isFactor = /\d\s?[x×*]\s*$/.test(lead) && /^[^\d\n]{0,5}=/.test(after);
  return isFactor || PER_UNIT.test(after) || MORE_COLUMNS.test(after) || EXAMPLE.test(sentenceBefore(lead));
}

/** "10 % on the total: 74.00" is no total, and a tax on a commission no commission. */
function isOtherShare(role: Role, lead: string, amount: AmountFound, reading: Reading): boolean {
  if (role === "total") return isShareNamed(amount, lead, reading);
  return (
    role === "commission" &&
    isTaxBefore(fold(`${brokenAbove(amount.span.doc.text, amount.span.start)}${lead}`.slice(-120)))
  );
}

/** Where amounts stand before their labels, the label of the row above is that of the amount there. */
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

/** In "10% of $810.00" the amount is what the rate is taken of, except in "10% commission of $81.00". */
function isBaseOfRate(before: string, role: Role): boolean {
  const isNear =
    RATE_BASE.test(before.slice(-60)) &&
    !/%\s*[=:]\s*$/.test(before) &&
    !/\p{L}{5,}\s+(?:of|von|de|di|van|på|av|ve výši)?\s*$/iu.test(before.replace(/^.*%/, ""));
  return role === "commission" && (isNear || isNamedBase(fold(before.slice(-90))));
}
