import { currency, digitsOf } from "@/lib/base/money";

/** The character before the decimals. */
export type DecimalMark = "." | ",";

/** An amount as a person typed it: exact digits, and the currency where a symbol or code stood beside them. */
export type TypedAmount = {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  readonly currency: string | null;
};

/** What one amount tells of how its file writes numbers; `either` reads as thousands and as decimals alike. */
export type DecimalEvidence = DecimalMark | "either" | "none";

const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  CAD$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  SG$: "SGD",
  MX$: "MXN",
  NT$: "TWD",
  R$: "BRL",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₫": "VND",
  "₺": "TRY",
  "฿": "THB",
  ZŁ: "PLN",
};

const BLANKS = /[\u00a0\u2007\u2009\u202f\s]+/g;
const PARTS = /^(?<before>[^\d.,]*)(?<body>[\d.,'’ ]*\d)(?<after>[^\d.,]*)$/u;
const GROUPED = [
  { mark: ".", form: /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/ },
  { mark: ",", form: /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/ },
  { mark: ".", form: /^[1-9]\d{0,2}([ '’]\d{3})+\.\d+$/ },
  { mark: ",", form: /^[1-9]\d{0,2}([ '’]\d{3})+,\d+$/ },
  { mark: null, form: /^[1-9]\d{0,2}([ '’]\d{3})+$/ },
  // As India groups: 12,34,567.89
  { mark: ".", form: /^[1-9]\d?(,\d{2})+,\d{3}(\.\d+)?$/ },
] as const;
const PLAIN = /^\d+$/;
const WITH_DECIMALS = /^\d*(?<mark>[.,])\d+$/;
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads an amount in any of the usual ways to write one: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.56`, `$1,200.00`,
 * `€ 99`, `(50.00)`, `50-`. `mark` decides only what can be read both ways, `1,234` and `1.234`. Undefined for
 * everything else.
 */
export function typedAmount(raw: string, mark: DecimalMark): TypedAmount | undefined {
  const parts = partsOf(raw);
  const read = parts && bodyOf(parts.body, mark);
  if (!parts || !read) return undefined;
  const [whole = "", fraction = ""] = read.decimal ? read.plain.split(".") : [read.plain];
  return { negative: parts.negative, whole: whole || "0", fraction, currency: parts.currency };
}

/** An amount with a point before its decimals as a number; NaN for what is no amount. */
export function figureOf(text: string): number {
  const typed = typedAmount(text, ".");
  if (!typed) return Number.NaN;
  return Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`);
}

/** See DecimalEvidence; what is no amount tells nothing. */
export function decimalEvidence(raw: string): DecimalEvidence {
  const body = partsOf(raw)?.body;
  if (body === undefined) return "none";
  if (EITHER.test(body)) return "either";
  const grouped = GROUPED.find(({ form }) => form.test(body));
  if (grouped) return grouped.mark ?? "none";
  const mark = WITH_DECIMALS.exec(body)?.groups?.mark;
  return mark === "." || mark === "," ? mark : "none";
}

/** In the currency's smallest unit; undefined where that has fewer decimals than were typed, or for a number out of range. */
export function minorOf({ negative, whole, fraction }: TypedAmount, code: string): number | undefined {
  const digits = digitsOf(code);
  const decimals = fraction.replace(/0+$/, "");
  if (decimals.length > digits) return undefined;
  const minor = Number(whole + decimals.padEnd(digits, "0"));
  if (!Number.isSafeInteger(minor)) return undefined;
  return negative && minor !== 0 ? -minor : minor;
}

/** The ISO 4217 code that a cell of a currency column means: a code in any case, or a symbol. */
export function currencyOf(raw: string): string | undefined {
  const text = raw.trim().toUpperCase();
  const code = SYMBOLS[text] ?? text;
  return currency.safeParse(code).success ? code : undefined;
}

type Parts = { readonly negative: boolean; readonly body: string; readonly currency: string | null };

/** Full-width forms, as East Asian keyboards and banks write them, lie at one distance from the plain ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_DISTANCE = 0xfee0;

function partsOf(raw: string): Parts | undefined {
  const text = raw
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_DISTANCE))
    .replace("\uffe5", "¥")
    .replace("\uffe1", "£")
    .replace(BLANKS, " ")
    .replace(/[\u2212\u2013]/g, "-")
    .trim();
  const inner = /^\((.+)\)$/.exec(text)?.[1];
  const groups = PARTS.exec(inner ?? text)?.groups;
  if (!groups) return undefined;
  const { before = "", body = "", after = "" } = groups;
  const surroundings = surroundingsOf(before, after);
  if (!surroundings || (inner !== undefined && surroundings.negative)) return undefined;
  return {
    body: body.trim(),
    negative: surroundings.negative || inner !== undefined,
    currency: surroundings.currency,
  };
}

/** A sign and a currency may stand on either side of the digits, each once. */
function surroundingsOf(before: string, after: string) {
  const marks = `${before}|${after}`;
  const signs = marks.match(/[+-]/g) ?? [];
  const [left = "", right = ""] = marks.replace(/[+\- ]/g, "").split("|");
  if (signs.length > 1 || (left && right)) return undefined;
  const word = left || right;
  const code = word ? currencyOf(word) : null;
  return code === undefined ? undefined : { negative: signs[0] === "-", currency: code };
}

function bodyOf(body: string, mark: DecimalMark): { plain: string; decimal: boolean } | undefined {
  if (PLAIN.test(body)) return { plain: body, decimal: false };
  if (EITHER.test(body)) {
    return body.includes(mark)
      ? { plain: body.replace(mark, "."), decimal: true }
      : { plain: body.replace(/[.,]/, ""), decimal: false };
  }
  const grouped = GROUPED.find(({ form }) => form.test(body));
  if (grouped) return ungrouped(body, grouped.mark);
  const own = WITH_DECIMALS.exec(body)?.groups?.mark;
  return own === undefined ? undefined : { plain: body.replace(own, "."), decimal: true };
}

function ungrouped(body: string, mark: DecimalMark | null) {
  const [whole = "", fraction] = mark === null ? [body] : body.split(mark);
  const digits = whole.replace(/\D/g, "");
  return fraction === undefined
    ? { plain: digits, decimal: false }
    : { plain: `${digits}.${fraction}`, decimal: true };
}
