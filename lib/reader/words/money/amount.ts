import { type CurrencyContext, currencyOf, digitsAfterPoint } from "./currency";
import { CURRENCY_PATTERN } from "./currency-signs";
import { spelledAmounts } from "./spelled-amounts";

/** An amount as printed. `currency` is null for a plain number, or for a sign whose meaning the email leaves open. */
export type AmountMention = {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly currency: string | null;
};

/** 1,22,130: lakhs and crores, as grouped in India. */
const LAKHS = "\\d{1,2}(?:,\\d{2})+,\\d{3}(?![\\d,])";
const NUMBER =
  `${LAKHS}(?:\\.\\d{1,2})?(?!\\d)|` +
  "\\d{1,3}(?:(?:,\\d{3})+|(?:\\.\\d{3})+|(?:['’]\\d{3})+|(?: \\d{3})+)(?!\\d)(?:[.,]\\d{1,3})?(?!\\d)|\\d+(?:[.,]\\d{1,3})?(?![\\d])";
const TAIL = "(?:[.,]?\\s?(?:--|—|–|-)(?!\\s?\\d)|:-|/[-=])?";
const SIGN = "[-−–+]?\\s?";
const PATTERN = new RegExp(
  `(${CURRENCY_PATTERN})\\s{0,3}(${SIGN})(\\(?)(${NUMBER})${TAIL}(?:\\s?(?=${CURRENCY_PATTERN}(?!\\s?\\d))(${CURRENCY_PATTERN}))?` +
    `|(?<![\\d.,:/A-Za-z-])(${SIGN})(\\(?)(${NUMBER})${TAIL}\\s{0,2}(${CURRENCY_PATTERN})` +
    `|(?<![\\d.,:/A-Za-z#-])(${SIGN})(\\(?)(${LAKHS}(?:\\.\\d{2})?|\\d{1,3}(?:[.,'’ ]\\d{3})*[.,]\\d{2}|\\d+[.,]\\d{2}|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:[.'’ ]?\\d{3})*(?=[.,](?:--|—|–)|,-(?!\\d)|:-(?!\\d)|(?<=\\d{3})\\.-(?!\\s?\\d)))(?![\\d%]|:(?!-)|/(?![-=])|[.,]\\d|\\s?(?:%|PCT|pct|per ?cent|procent|Prozent|pour cent|por ciento)|\\s?(?:am|pm|Uhr|h\\b))`,
  "g",
);
const MAX_SCANNED = 2_000;
const MAX_VALUE = 1e12;

/**
 * Returns every amount of money in a text: with a currency before or after it, or a plain number with two decimals or
 * thousands separators.
 */
export function amountsIn(text: string, context: CurrencyContext): AmountMention[] {
  const scanned = text.slice(0, MAX_SCANNED);
  if (!/\d/.test(scanned)) return spelledAmounts(scanned, context);
  const known = seen.get(context) ?? new Map<string, readonly AmountMention[]>();
  const found = known.get(scanned) ?? mentionsIn(scanned, context);
  if (known.size < MAX_KEPT) seen.set(context, known.set(scanned, found));
  return [...found];
}

/**
 * A cache, because the same lines are searched for amounts several times per email; a context lives as long as its
 * reading.
 */
const seen = new WeakMap<CurrencyContext, Map<string, readonly AmountMention[]>>();
const MAX_KEPT = 2_000;

/** "SARL au capital de 40 000 EUR": a company's share capital. */
const CAPITAL =
  /(?<!\p{L})(?:capital|stammkapital|grundkapital|capitale)(?: sociale?)?(?: de| von| di| of|:)?\s*$/iu;

/** "8,670 points": loyalty points. */
const POINTS =
  /^\s?(?:\p{L}+ )?(?:points?|miles|meilen|punkte?n?|puntos|millas|punti|miglia|pontos|milhas|punten|poäng|poeng|bodů|body|punktów|pistettä|puan|баллов|ポイント|マイル|积分|포인트)(?!\p{L})/iu;

/** Powers of ten: of "1.18E+03" or "2 × 10^3", neither part is an amount. */
const POWER_AFTER = /^[\d.,]*(?:[eE][+\-−–]?\d|\s?[×xX·*]\s?10(?:\^|[⁰¹²³⁴⁵⁶⁷⁸⁹]))/;
const POWER_BEFORE = /\d[.,]?[eE][+\-−–]?[\d.,]*$/;
const LONGEST_POWER = 24;

function isPartOfPower(text: string, { at, end }: AmountMention): boolean {
  return (
    POWER_AFTER.test(text.slice(end, end + LONGEST_POWER)) ||
    POWER_BEFORE.test(text.slice(Math.max(0, at - LONGEST_POWER), at))
  );
}

function mentionsIn(scanned: string, context: CurrencyContext): AmountMention[] {
  const found: AmountMention[] = [];
  for (const match of scanned.matchAll(PATTERN)) {
    const one = mentionOf(match, context, {
      isAlone: isAlone(scanned, match),
      isParted: isParted(scanned, match),
    });
    const isOther =
      one &&
      (isPartOfPower(scanned, one) ||
        CAPITAL.test(scanned.slice(Math.max(0, one.at - 40), one.at)) ||
        (one.currency === null && POINTS.test(scanned.slice(one.end, one.end + 24))));
    if (one && !isOther) found.push(one);
  }
  const spelled = spelledAmounts(scanned, context).filter(
    ({ value }) => !found.some((one) => Math.abs(one.value - value) < SAME),
  );
  return spelled.length === 0 ? found : [...found, ...spelled].sort((a, b) => a.at - b.at);
}

/** An amount spelled out beside its figures is the same amount if they differ by less than this. */
const SAME = 0.011;

/**
 * Whether an amount is a whole value. Brackets around a whole value make it negative; in running text they are only
 * brackets.
 */
function isAlone(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const start = index + found.length - found.trimStart().length;
  return (
    /(?:^|[:\t])[^\S\t]*$/.test(text.slice(0, start)) &&
    /^\s*\)?\s*(?:$|\t)/.test(text.slice(index + found.length))
  );
}

/** "Total – 640.00 EUR": a dash with spaces on both sides, between words and a number, is a separator and no minus. */
function isParted(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return (
    /^\s*[-−–]\s/.test(found) && /[\p{L}\d).%]\s+$/u.test(text.slice(0, index + found.search(/\S/)).slice(-4))
  );
}

function mentionOf(
  match: RegExpExecArray,
  context: CurrencyContext,
  how: { readonly isAlone: boolean; readonly isParted: boolean },
): AmountMention | null {
  const [whole, before, sign1, open1, number1, twice, sign2, open2, number2, after, sign3, open3, number3] =
    match;
  const number = number1 ?? number2 ?? number3;
  const sign = signOf(before, twice, after);
  const currency = sign ? currencyOf(sign, context) : null;
  const value = numberOf(number ?? "x", currency);
  if (!Number.isFinite(value) || value >= MAX_VALUE || isStray(sign, currency, number)) return null;
  const isBracketed = how.isAlone && [open1, open2, open3].includes("(");
  const isNegative = isBracketed || (!how.isParted && /[-−–]/.test([sign1, sign2, sign3].join("")));
  const at = match.index + whole.search(how.isParted ? /[^\s\-−–]/ : /\S/);
  return { at, end: match.index + whole.trimEnd().length, value: isNegative ? -value : value, currency };
}

/** In "$1,896.00 MXN", the code says which dollar is meant. */
function signOf(before?: string, twice?: string, after?: string): string | undefined {
  return twice && before === "$" ? twice : (before ?? after);
}

/** "R 4" is money only if the email mentions rand, or if the number is written like an amount. */
function isStray(sign: string | undefined, currency: string | null, number: string | undefined): boolean {
  return (
    sign !== undefined &&
    currency === null &&
    /^(?:R|RM|Rp\.?|Ft|TL|D[HhT]|[JKB]D|QR|SR|RO|LE)$/.test(sign) &&
    !/[.,]\d{2}$/.test(number ?? "")
  );
}

/**
 * Reads 1,234.56 / 1.234,56 / 1 234,56 / 1'234.56: the last separator is the decimal one if one or two digits follow it
 * (three if the currency has three).
 */
export function numberOf(text: string, currency: string | null): number {
  const plain = text.replace(/[\s'’]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (last < 0) return Number(plain);
  const decimals = plain.length - last - 1;
  const mixed = plain.includes(".") && plain.includes(",");
  const repeated = plain.split(plain.charAt(last)).length > 2;
  const isDecimal =
    decimals <= 2 ? !repeated || mixed : (digitsAfterPoint(currency) === 3 || mixed) && !repeated;
  const whole = isDecimal ? plain.slice(0, last) : plain;
  const fraction = isDecimal ? plain.slice(last + 1) : "";
  return Number(`${whole.replace(/[.,]/g, "")}.${fraction || "0"}`);
}
