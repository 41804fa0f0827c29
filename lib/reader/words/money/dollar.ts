import { fold } from "../fold";

const DOLLARS = [
  "USD",
  "CAD",
  "AUD",
  "NZD",
  "MXN",
  "SGD",
  "HKD",
  "XCD",
  "BBD",
  "BSD",
  "TWD",
  "CLP",
  "ARS",
  "COP",
  "NAD",
  "FJD",
];
const DOLLAR_WORDS: Readonly<Record<string, string>> = {
  canadian: "CAD",
  canad: "CAD",
  austral: "AUD",
  australian: "AUD",
  "new zealand": "NZD",
  mexican: "MXN",
  singapore: "SGD",
  "hong kong": "HKD",
  chilen: "CLP",
  argentin: "ARS",
  colombian: "COP",
};
/** Terms used only for Mexican prices. */
const MEXICAN = /\d\s?M\.\s?N\.|\bmoneda nacional\b|\bpesos mexicanos\b/i;
/** Pesos of any country, or Mexican taxes: "$" may not be a dollar. */
const PESOS = /\bpesos\b|\bISH\b|\bIVA\b[\s\S]*(?:M[eé]xico|Q\. ?Roo)|(?:M[eé]xico|Q\. ?Roo)[\s\S]*\bIVA\b/;
/** Whether a currency is written "$" in its country. */
export function isDollar(code: string): boolean {
  return DOLLARS.includes(code);
}

const IN_WORDS =
  /(canadian|australian|new zealand|mexican|singapore|hong kong|chilen|argentin|colombian)(?:o|a|e)? (?:dollar|peso)s?|\bpesos (chilen|argentin|colombian)os|\b(?:dollars|d[oó]lares|dollari) (canad|austral)i\p{L}+|\$\s?\d[\d.,]*\s(canadian|australian)(?!\p{L})/iu;

/** In an email with "US$", a plain "$" means another dollar. */
const US_DOLLAR = /(?<![A-Za-z])US\$|\bUSD\s?\$/;
/** "MXN $38,640.00" and "$38,640.00 MXN" determine the email's "$". */
const BESIDE = new RegExp(
  `(?<![A-Z])(${DOLLARS.join("|")})\\s?\\$\\s?\\d|\\$\\s?\\d[\\d.,]*\\s?(${DOLLARS.join("|")})(?![A-Z])`,
  "g",
);
/** Words around an amount that is only an estimate in another currency. */
export const ROUGHLY =
  /approx|\bca\b|circa|equivalen|equivale|informati[vo]|de referenci|en dolares|for reference|indicati|for information|converted|conversion|exchange rate|umgerechnet|entspricht|gegenwert|\benviron\b|a titre|tipo de cambio|al cambio|taxa de cambio|aproximad|orientativ|omgerekend|ongeveer|ungefar|motsvarar|prepoc|priblizne|\bkuru?\b|wechselkurs|\bkurz(?:em)?\b|\bkursi?e?\b|\bcurs\b|tasso di cambio|cours de change/;
const MAX_ROUGH = 400;

/** The company numbers and legal forms of Australia and New Zealand. */
const AUSTRALIAN = /(?<!\p{L})(?:ABN|ACN)\W{0,3}\d{2}\s?\d{3}\s?\d{3}|\bPty\.? Ltd\b/u;

/** Taxes and funds of Canada and its provinces, in both languages. */
const CANADIAN = /(?<!\p{L})(?:FICAV|TVQ|QST|HST|TVH)(?!\p{L})/u;

/**
 * Returns the dollar that a plain "$" means in this email; null if it names dollars and leaves open which one is meant.
 */
export function dollarOf(text: string, named: readonly string[], stated: string | null): string | null {
  if (stated && isDollar(stated)) return stated;
  const told = besideSign(text) ?? inWords(text) ?? ofCountry(text, named);
  return (
    told ??
    likelyOf(
      text,
      DOLLARS.filter((code) => named.includes(code)),
    )
  );
}

/**
 * Returns the dollar by text that only one country prints; for Australia and Canada, only if no other dollar is named.
 */
function ofCountry(text: string, named: readonly string[]): string | null {
  if (MEXICAN.test(text)) return "MXN";
  const isFree = (own: string) => !named.some((code) => code !== own && isDollar(code));
  if (AUSTRALIAN.test(text) && isFree("AUD")) return "AUD";
  return CANADIAN.test(text) && isFree("CAD") ? "CAD" : null;
}

function likelyOf(text: string, dollars: readonly string[]): string | null {
  if (PESOS.test(text) && (dollars.length === 0 || US_DOLLAR.test(text)))
    return onlyOne(dollars.filter((code) => code !== "USD"));
  if (dollars.length === 0) return "USD";
  const isForeign = isOnlyRough("USD", text) || (dollars.length > 1 && US_DOLLAR.test(text));
  const likely = dollars.filter((code) => !isForeign || code !== "USD");
  return onlyOne(likely) ?? onlyOne(likely.filter((code) => standsAlone(code, text)));
}

function onlyOne(codes: readonly string[]): string | null {
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** "Total USD:" or "Prices (CAD)" gives the currency of numbers without one; "82 MXN" only that of its own number. */
function standsAlone(code: string, text: string): boolean {
  return new RegExp(`(?<![A-Za-z])(?<!\\d\\s?)${code}(?!\\s?\\$?\\s?\\d|[A-Za-z])`).test(text);
}

function besideSign(text: string): string | null {
  const codes = new Set([...text.matchAll(BESIDE)].flatMap(([, before, after]) => before ?? after ?? []));
  return onlyOne([...codes].filter((code) => code !== "USD"));
}

function inWords(text: string): string | null {
  const word = IN_WORDS.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  return (word && DOLLAR_WORDS[word]) || null;
}

/** Whether the email names a currency only in approximate conversions. */
function isOnlyRough(code: string, text: string): boolean {
  const lines = text.split("\n").filter((line) => new RegExp(`(?<![A-Za-z])${code}(?![A-Za-z])`).test(line));
  return lines.length > 0 && lines.every((line) => line.length < MAX_ROUGH && ROUGHLY.test(fold(line)));
}
