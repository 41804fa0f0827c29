import {
  CODES,
  COUNTED,
  DOLLAR_WORDS,
  DOLLARS,
  LOCAL,
  NAMED_PATTERN,
  usualCurrencyOf,
} from "./currency-signs";
import { dollarOf } from "./dollar";

const CROWNS: Readonly<Record<string, string>> = {
  sv: "SEK",
  da: "DKK",
  no: "NOK",
  se: "SEK",
  dk: "DKK",
  cs: "CZK",
  is: "ISK",
};
const ZERO_DECIMALS = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" "),
);
const THREE_DECIMALS = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

export function digitsAfterPoint(code: string | null): number {
  if (code !== null && THREE_DECIMALS.has(code)) return 3;
  return code !== null && ZERO_DECIMALS.has(code) ? 0 : 2;
}

/** The meaning of ambiguous signs in one email. */
export type CurrencyContext = {
  readonly dollar: string | null;
  readonly crown: string | null;
  readonly yen: string;
  readonly only: string | null;
  /** Short local signs whose meaning this email determines, in lower case. */
  readonly local?: ReadonlyMap<string, string>;
};

/** "246 dollars" in an email with "US$" and "EC$": it is open which dollar is meant. */
function onlyDollar({ only, dollar }: CurrencyContext): string | null {
  return only === dollar ? dollar : null;
}

/** Returns the ISO code of a sign or code as printed; null if the email leaves it open. */
export function currencyOf(sign: string, context: CurrencyContext): string | null {
  const upper = sign.toUpperCase();
  if (CODES.has(upper)) return upper;
  if (sign.length > 3 && sign.includes("$"))
    return usualCurrencyOf(sign.toLowerCase()) ?? upper.replace(/[\s$]/g, "");
  if (DOLLARS.has(sign)) return context.dollar;
  if (DOLLAR_WORDS.has(sign)) return onlyDollar(context);
  if (sign === "¥") return context.yen;
  const lower = sign.toLowerCase();
  return lower.startsWith("kr") ? context.crown : byName(lower, context);
}

const COUNTED_WORDS = new RegExp(`(?<=[\\u0621-\\u064a]{2})${COUNTED}(?=\\s|$)`, "g");

function byName(lower: string, context: CurrencyContext): string | null {
  const plain = lower.replace(COUNTED_WORDS, "");
  return context.local?.get(plain.replace(/\.$/, "")) ?? usualCurrencyOf(plain) ?? null;
}

/** Three letters that aren't part of a number or a route: "CRC-118264" is a booking, "LHR-MAD" a flight. */
const CODE = /(?<![A-Za-z]|[A-Za-z\d][-–])[A-Z]{3}(?![A-Za-z]|[-–](?:[A-Za-z]|\d{4,}(?![.,]\d)))/g;

const NAMED_SIGNS = new RegExp(NAMED_PATTERN, "g");

/** Reads the whole email once: which dollar "$" is, which crown "kr" is, and the only currency named, if any. */
export function currencyContext(text: string, language: string, domain: string): CurrencyContext {
  const codes = [...text.matchAll(CODE)].map((match) => match[0]).filter((code) => CODES.has(code));
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const signs = [
    ...text.matchAll(NAMED_SIGNS),
    ...text.matchAll(
      /(?<![A-Za-z])(?:US|CA|EC|C|A|AU|NZ|HK|S|R|MX)\$|[£€₹฿₩₺₫₪₴]|(?<=\d\s?)[円원元]|บาท|Kč|zł|(?<![А-я])грн(?![А-я])|(?<![\u0370-\u04ff])(?:[Εε]υρ[ωώ]|[ЕеЄє]вро)(?![\u0370-\u04ff])|(?<![A-Za-z])[Ee]uro(?![A-Za-z])/g,
    ),
  ].flatMap((match) => usualCurrencyOf(match[0].toLowerCase()) ?? []);
  const tld = domain.split(".").at(-1) ?? "";
  const dollar = dollarOf(text, [...counts.keys(), ...signs], statedCurrency(text));
  const crown =
    ["SEK", "NOK", "DKK", "ISK"].find((code) => counts.has(code)) ?? CROWNS[tld] ?? crownOf(text, language);
  const yen = yenOf(text, counts);
  const named = new Set([...counts.keys(), ...signs, ...ambiguousIn(text, { dollar, yen, crown })]);
  const local = localSigns(text, named.size === 0);
  return {
    dollar,
    crown,
    yen,
    only: onlyOf(text, named, soleLocal(text, local) ?? crownByTail(text, crown)),
    local,
  };
}

/** Returns the currencies for which "$", "¥" and "kr" stand in this email, if it uses them. */
function ambiguousIn(
  text: string,
  { dollar, yen, crown }: Pick<CurrencyContext, "dollar" | "yen" | "crown">,
): string[] {
  const isWritten = (sign: string) => new RegExp(`${sign}\\s?\\d|\\d\\s?${sign}`, "u").test(text);
  return [
    ...(/(?<![A-Z])\$\s?\d/.test(text) ? [dollar ?? "$"] : []),
    ...(isWritten("¥") ? [yen] : []),
    ...(isWritten("(?<!\\p{L})[Kk]r(?!\\p{L})\\.?") ? [crown ?? "kr"] : []),
  ];
}

/**
 * Returns the only currency named, the one stated for all amounts or, if none is named, the one implied by the email's
 * country.
 */
function onlyOf(text: string, all: ReadonlySet<string>, told: string | null): string | null {
  if (all.size === 1 && !all.has("$") && !all.has("kr")) return [...all][0] ?? null;
  return statedCurrency(text) ?? (all.size === 0 ? told : null);
}

const STATED =
  /(?:all|prices?|amounts?|rates?|figures|costs?|alle|preise|beträge|angaben|prix|montants|tarifs|precios|importes|prezzi|importi|prijzen|bedragen|priser|belopp|ceny|částky|preços|valores)\s(?:\p{L}+\s){0,5}?(?:in|en|i|v|em|sind in|sont en)\s(?:[\p{L}.]+\s){0,3}?\(?([A-Z]{3})\b/giu;

const IN = "(?:amounts?|prices?|rates?|fares?|figures|charges)\\s(?:[a-z]+\\s){0,3}in\\s(?:the\\s)?";
const NAMED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${IN}(?:US|U\\.S\\.|United States|American)\\s?dollars?`, "i"), "USD"],
  [new RegExp(`${IN}canadian\\s?dollars?`, "i"), "CAD"],
  [new RegExp(`${IN}australian\\s?dollars?`, "i"), "AUD"],
  [new RegExp(`${IN}new zealand\\s?dollars?`, "i"), "NZD"],
  [new RegExp(`${IN}euros?\\b`, "i"), "EUR"],
  [new RegExp(`${IN}(?:pounds? sterling|british pounds?)`, "i"), "GBP"],
  [new RegExp(`${IN}swiss francs?`, "i"), "CHF"],
];

/**
 * "All amounts in South African Rand (ZAR)": returns the currency of plain numbers if the email names several; null if
 * it states two.
 */
function statedCurrency(text: string): string | null {
  const stated = [...text.slice(0, 60_000).matchAll(STATED)].flatMap(([, code]) =>
    code && CODES.has(code) ? [code] : [],
  );
  const named = NAMED.flatMap(([words, code]) => (words.test(text.slice(0, 60_000)) ? [code] : []));
  const all = new Set([...stated, ...named]);
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

const CROWN_WORDS: readonly (readonly [currency: string, words: RegExp])[] = [
  ["DKK", /rejse|værelse|bekræft|overnatning|\bsamlet\b|\bbeløb|forfalder|\+45[\s\d]|\bA\/S\b|\bCVR\b/gi],
  [
    "NOK",
    /(?<!\p{L})(?:av|til|hjem)?reise|bekreft|overnatting|\bmva\b|\bbeløp|forfaller|provisjon|\+47[\s\d]|\bAS\b|\btotalt å/giu,
  ],
  [
    "SEK",
    /(?<!\p{L})(?:av|hem)?res[ao](?!\p{L})|bokning|bekräft|övernatt|\bbelopp|förfaller|betalas|\+46[\s\d]|\bAB\b|å(?=.*ä)/giu,
  ],
  ["CZK", /\bceny?\b|\bcelkem|rezervac|\+420/gi],
];

/** Returns the crown that an email uses if none is named: that of the country whose words it uses most, if any. */
function crownOf(text: string, language: string): string | null {
  const scored = CROWN_WORDS.map(([currency, words]) => ({
    currency,
    count: new Set(text.slice(0, 20_000).toLowerCase().match(words) ?? []).size,
  })).sort((x, y) => y.count - x.count);
  const [first, second] = scored;
  if (first && first.count > 0 && first.count > (second?.count ?? 0)) return first.currency;
  return first?.count === 0 && language !== "da" && language !== "no" ? (CROWNS[language] ?? null) : null;
}

/** "2 190:-" and "18 450,-" without a currency: returns the crown, if the email determines which. */
function crownByTail(text: string, crown: string | null): string | null {
  return /\d(?::-|,-)(?!\d)/.test(text) ? crown : null;
}

/**
 * Returns the meaning of short signs. A sign used by only one country counts without mention of the country if it is
 * used with several amounts and no currency is named.
 */
function localSigns(text: string, isAlone: boolean): ReadonlyMap<string, string> {
  const start = text.slice(0, 20_000);
  const isRepeated = (sign: string) =>
    isAlone && (UNIQUE[sign] ? (start.match(UNIQUE[sign])?.length ?? 0) > 2 : false);
  const all = LOCAL.filter(({ sign, told }) => told.test(text) || isRepeated(sign));
  return new Map(all.map(({ sign, currency }) => [sign, currency]));
}

const UNIQUE: Readonly<Record<string, RegExp>> = {
  r: /(?<![\p{L}\d])R\s?\d[\d., ]{0,12}[.,]\d\d(?!\d)/gu,
  rm: /(?<![\p{L}\d])RM\s?\d[\d., ]{0,12}[.,]\d\d(?!\d)/gu,
  rp: /(?<![\p{L}\d])Rp\.?\s?\d{1,3}(?:\.\d{3}){1,3}(?!\d)/gu,
};

/**
 * Returns the currency of the one short sign beside an amount if the email names no other currency. The name of a
 * country alone may only be the destination.
 */
function soleLocal(text: string, local: ReadonlyMap<string, string>): string | null {
  const written = [...local].filter(([sign]) => {
    const forms = writtenForms(sign);
    return new RegExp(`(?<!\\p{L})(?:${forms})\\.?\\s?\\d|\\d\\s?(?:${forms})(?!\\p{L})`, "u").test(text);
  });
  const all = new Set(written.map(([, currency]) => currency));
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

/** Returns the spellings of a sign beside an amount: "LE 300" is money, "le 3 mars" isn't. */
function writtenForms(sign: string): string {
  const capital = sign.charAt(0).toUpperCase() + sign.slice(1);
  return [sign.toUpperCase(), capital, ...(sign.length > 2 ? [sign] : [])].join("|");
}

/** "¥" is the yuan if the email names it, or has Chinese but no Japanese characters. */
function yenOf(text: string, counts: ReadonlyMap<string, number>): string {
  if (counts.has("JPY") || counts.has("CNY")) return counts.has("JPY") ? "JPY" : "CNY";
  return /\p{Script=Han}{2}/u.test(text) && !/[ぁ-んァ-ヶ円込様]/.test(text) ? "CNY" : "JPY";
}
