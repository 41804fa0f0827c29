import { meaningOf } from "@/lib/platform/base/currency-signs";
import { type Currency, currency, digitsOf } from "@/lib/platform/base/money";

/** The character that separates the whole part of an amount from its decimals. */
export type DecimalMark = "." | ",";

/**
 * An amount as a person typed it: its exact digits, and the currency usually meant by the symbol or code beside them.
 * `among` lists every currency that the symbol can mean. `currency` is null if several are equally likely.
 */
export type TypedAmount = {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  readonly currency: Currency | null;
  readonly among?: readonly Currency[];
};

/**
 * What one amount reveals about how its file writes numbers. `either` means that the amount can be read both with
 * thousands and with decimals.
 */
export type DecimalEvidence = DecimalMark | "either" | "none";

/**
 * The length above which a cell is taken as text. Testing every character of long texts would make large files slow.
 */
const LONGEST = 100;
const BLANKS = /\s+/g;
/** Invisible characters: direction marks, joiners and zero-width spaces. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\u2032`]/g;
/** Every kind of dash, and the triangles that mark negative amounts in Japanese accounts. */
const MINUSES = /[\u2010-\u2015\u2212\ufe63\u25b2\u25b3]/g;
/** A point or comma before the digits belongs to the number, unless it ends a word: `.50`, but not `Rs.50`. */
const PARTS = /^(?<before>\D*?)(?<body>(?:(?<![\p{L}/.])[.,])?\d(?:[\d.,' ]*\d)?)(?<after>\D*)$/u;
/** Amounts written without cents, such as `50.-` and `50,--`. */
const NO_CENTS = /(?<=\d)(?:(?<mark>[.,])|:)-{1,2}(?=\D*$)/;
const GROUPED = [
  { mark: ".", form: /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/ },
  { mark: ",", form: /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/ },
  { mark: ".", form: /^[1-9]\d{0,2}([ ']\d{3})+\.\d+$/ },
  { mark: ",", form: /^[1-9]\d{0,2}([ ']\d{3})+,\d+$/ },
  { mark: null, form: /^[1-9]\d{0,2}([ ']\d{3})+$/ },
  // Indian grouping: 12,34,567.89
  { mark: ".", form: /^[1-9]\d?(,\d{2})+,\d{3}(\.\d+)?$/ },
] as const;
const PLAIN = /^\d+$/;
const WITH_DECIMALS = /^\d*(?<mark>[.,])\d+$/;
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Parses an amount in any of the usual formats: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.56`, `$1,200.00`, `€ 99`,
 * `USD $5`, `5 kr.`, `(50.00)`, `50-`, `▲50`. `mark` only decides how to read ambiguous amounts such as `1,234` and
 * `1.234`. Returns undefined for any other text.
 */
export function typedAmount(raw: string, mark: DecimalMark): TypedAmount | undefined {
  const parts = partsOf(raw);
  const read = parts && bodyOf(parts.body, mark, hasNoDecimals(parts.currency));
  if (!parts || !read) return undefined;
  const [whole = "", fraction = ""] = read.split(".");
  const { negative, among } = parts;
  return { negative, whole: whole || "0", fraction, currency: parts.currency, among };
}

/** Converts an amount whose decimal mark is a point to a number. Returns NaN if the text isn't an amount. */
export function parseFigure(text: string): number {
  const typed = typedAmount(text, ".");
  if (!typed) return Number.NaN;
  return Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`);
}

/**
 * Returns which decimal mark an amount proves; see DecimalEvidence. A text that isn't an amount proves nothing. `own`
 * is the currency if none stands beside the amount.
 */
export function decimalEvidence(raw: string, own?: string): DecimalEvidence {
  const parts = partsOf(raw);
  if (!parts) return "none";
  const { body } = parts;
  if (EITHER.test(body)) return hasNoDecimals(parts.currency ?? own) ? otherMark(body) : "either";
  const grouped = GROUPED.find(({ form }) => form.test(body));
  if (grouped) return grouped.mark ?? "none";
  const mark = WITH_DECIMALS.exec(body)?.groups?.mark;
  return mark === "." || mark === "," ? mark : "none";
}

/** Returns the decimal mark of a number whose thousands use the other one. */
function otherMark(body: string): DecimalMark {
  return body.includes(",") ? "." : ",";
}

/**
 * Converts an amount to the currency's smallest unit. Returns undefined if more decimals were typed than the currency
 * has, or if the number is out of range.
 */
export function minorOf({ negative, whole, fraction }: TypedAmount, code: string): number | undefined {
  const digits = digitsOf(code);
  const decimals = fraction.replace(/0+$/, "");
  if (decimals.length > digits) return undefined;
  const minor = Number(whole + decimals.padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor)) return undefined;
  return negative && minor !== 0 ? -minor : minor;
}

/** An amount in the smallest unit, and whether it was rounded because its currency has fewer decimals. */
export type RoundedAmount = { readonly minor: number; readonly isRounded: boolean };

/** The digits that a binary fraction leaves behind the last real decimal: 0.30000000000000004. */
const NOISE = /^(?:0{6}|9{6})/;

/**
 * Like `minorOf`, but rounds excess decimals half away from zero, as percentages of amounts produce them. The noise of
 * binary fractions doesn't count as rounded. Returns undefined if the number is out of range, or for three decimals in
 * a currency without decimals, because these are thousands.
 */
export function roundedMinorOf(typed: TypedAmount, code: string): RoundedAmount | undefined {
  const exact = minorOf(typed, code);
  if (exact !== undefined) return { minor: exact, isRounded: false };
  const digits = digitsOf(code);
  const { whole, fraction, negative } = typed;
  if (digits === 0 && EITHER.test(`${whole}.${fraction}`)) return undefined;
  const cut = minorOf({ ...typed, fraction: fraction.slice(0, digits) }, code);
  if (cut === undefined) return undefined;
  const rest = fraction.slice(digits);
  const away = Number(rest[0]) >= 5 ? (negative ? -1 : 1) : 0;
  return { minor: cut + away + 0, isRounded: !NOISE.test(rest) };
}

/**
 * Returns the ISO 4217 code that a cell of a currency column means: a code in any case, or a symbol with a usual
 * meaning.
 */
export function currencyOf(raw: string): Currency | undefined {
  return meantBy(raw.trim())?.usual ?? undefined;
}

/**
 * Returns the currency of an amount: the one that stands beside it, otherwise `own`. A symbol that several currencies
 * share means `own` if that is one of them. Returns undefined if nothing indicates the currency.
 */
export function currencyBeside(typed: TypedAmount, own: Currency | undefined): Currency | undefined {
  const { among = [] } = typed;
  if (among.length === 0 || (own && among.includes(own))) return own;
  return typed.currency ?? undefined;
}

/** Returns the currencies that a code or symbol can mean; see SignMeaning. */
function meantBy(word: string): ReturnType<typeof meaningOf> {
  const { data: code } = currency.safeParse(word.toUpperCase());
  return code ? { usual: code, all: [code] } : meaningOf(word);
}

type Beside = { readonly currency: Currency | null; readonly among: readonly Currency[] };
type Parts = Beside & { readonly negative: boolean; readonly body: string };

/** Full-width characters, used by East Asian keyboards and banks, are at a fixed code point distance from ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_DISTANCE = 0xfee0;

function partsOf(raw: string): Parts | undefined {
  if (raw.length > LONGEST) return undefined;
  const text = raw
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_DISTANCE))
    .replace("\uffe5", "¥")
    .replace("\uffe1", "£")
    .replace(UNSEEN, "")
    .replace(BLANKS, " ")
    .replace(MINUSES, "-")
    .replace(APOSTROPHES, "'")
    .replace(NO_CENTS, (_, mark?: string) => (mark ? `${mark}00` : ""))
    .trim();
  const bracketed = /^([^()]*)\(([^()]+)\)([^()]*)$/.exec(text);
  const groups = PARTS.exec(bracketed ? bracketed.slice(1).join(" ").trim() : text)?.groups;
  if (!groups) return undefined;
  const { before = "", body = "", after = "" } = groups;
  const signs = `${before}${after}`.match(/[+-]/g) ?? [];
  const beside = besideOf(`${before} ${after}`);
  if (!beside || signs.length > (bracketed ? 0 : 1)) return undefined;
  return { ...beside, body, negative: signs[0] === "-" || bracketed !== null };
}

/**
 * Reads the currency beside the digits. A symbol and a code may stand on either side of them, and together if they can
 * mean the same currency: `$5 CAD`.
 */
function besideOf(marks: string): Beside | undefined {
  const words = marks.split(/[+\- ]+|(?<=^[A-Z]{3})(?=\p{S})|(?<=\p{S})(?=[A-Z]{3}$)/u).filter(Boolean);
  const meanings = words.map(meantBy);
  const [first] = meanings;
  if (!first) return words.length === 0 ? { currency: null, among: [] } : undefined;
  const among = first.all.filter((code) => meanings.every((one) => one?.all.includes(code)));
  if (among.length === 0 || words.length > 2) return undefined;
  return { currency: among.length === 1 ? (among[0] ?? null) : first.usual, among };
}

/**
 * Whether a currency has no decimals. In yen, for example, an ambiguous group of three digits can only be thousands.
 */
function hasNoDecimals(code: string | null | undefined): boolean {
  return code ? digitsOf(code) === 0 : false;
}

/** Returns the digits with a point before the decimals and without thousands separators. */
function bodyOf(body: string, mark: DecimalMark, isWhole: boolean): string | undefined {
  if (PLAIN.test(body)) return body;
  if (EITHER.test(body))
    return body.includes(mark) && !isWhole ? body.replace(mark, ".") : body.replace(/[.,]/, "");
  const grouped = GROUPED.find(({ form }) => form.test(body));
  if (grouped) return ungrouped(body, grouped.mark);
  const own = WITH_DECIMALS.exec(body)?.groups?.mark;
  return own === undefined ? undefined : body.replace(own, ".");
}

function ungrouped(body: string, mark: DecimalMark | null): string {
  const [whole = "", fraction] = mark === null ? [body] : body.split(mark);
  const digits = whole.replace(/\D/g, "");
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}
