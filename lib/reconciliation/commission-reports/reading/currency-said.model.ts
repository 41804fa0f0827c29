import { typedAmount } from "@/lib/imports/csv-amount.model";
import { type Currency, currency as currencyKind } from "@/lib/platform/base/money";
import DOLLAR_COUNTRIES from "@/lib/reader/words/money/dollar-countries.json" with { type: "json" };
import { sharedBeside } from "./columns/column-figures.model";
import { columnWords } from "./columns/column-words.model";
import { CODE, OFFERED } from "./named-sums.model";

const AMOUNTS_IN =
  /\b(?:amounts?|betrage|betraege|montants?|importes?|valores|valori|importi|bedragen|belopp?|belob|kwoty|castky|all figures|figures|reported|paid|payable|settled|transfer\p{L}*|uberweisung|auszahlung|virement|bonifico|pagamento|pago|uitbetaling)\b(?: \p{L}+){0,3}? (?:in|en|em|i|w|v)\b/u;
/** Names that distinguish currencies of the same name by their country. */
const SHARED_NAMES: readonly (readonly [code: string, name: RegExp])[] = [
  [
    "USD",
    /\b(us|u s|american|united states|americain\p{L}*|etats unis|estadounidense\p{L}*|amerikanisch\p{L}*) (dol+ars?|dolares)|dol+ars? (us|americains?|etats unis)|dolares (estadounidenses|americanos)\b/u,
  ],
  ["CAD", /\b(canadian|kanadisch\p{L}*) dollars?|dollars? canadiens?|dolares canadienses\b/u],
  ["AUD", /\b(australian|australisch\p{L}*) dollars?|dollars? australiens?\b/u],
  ["NZD", /\bnew zealand dollars?|dollars? neo zelandais\b/u],
  ["SGD", /\bsingapore dollars?\b/u],
  ["HKD", /\bhong kong dollars?\b/u],
  ["NOK", /\b(norske|norwegian) (kroner|krone|crowns?)\b/u],
  ["SEK", /\b(svenska|swedish) (kronor|krona|crowns?)\b/u],
  ["DKK", /\b(danske|danish) (kroner|krone|crowns?)\b/u],
  [
    "EUR",
    /\b(valores|valori|importes|montants|betrage|betraege|importi|bedragen|belopp|amounts)\b.* euros?\b/u,
  ],
];
const COUNTRIES = Object.entries(DOLLAR_COUNTRIES).map(
  ([code, words]) => [code, new RegExp(`(?<= |^)(?:${words})(?= |$)`)] as const,
);
const SENTENCES = /(?<=[\p{L}\d]{2}\)?[.;])\s+(?=\p{Lu})/u;
const IN_BRACKETS = /[（(]\s*([^()（）]{1,12}?)\s*[)）]/g;
/** A currency sign, as opposed to letters of a word. */
const SIGN = /\p{Sc}|\p{Script=Han}/u;

/** Returns the currency that a text names: by its code, its name, or a sign that no other currency has. */
export function currencyIn(text: string): Currency | null {
  const named = SHARED_NAMES.flatMap(([code, name]) => (name.test(columnWords(text)) ? code : []));
  const codes = [
    ...named,
    ...(text.replace(/\bALL (?=\p{L})/giu, "").match(CODE) ?? []),
    ...text.split(/[\s:：]+/).flatMap(ownSign),
  ];
  return codes.map((code) => currencyKind.safeParse(code).data).find((code) => code !== undefined) ?? null;
}

function ownSign(word: string): readonly string[] {
  const typed = SIGN.test(word) ? typedAmount(`1 ${word.replace("日本", "")}`, ".") : undefined;
  return typed?.currency && sharedBeside(typed).length === 0 ? [typed.currency] : [];
}

/** Returns the currency in brackets. Codes of rare currencies are ignored, because they may be ordinary words. */
function offeredIn(inside: string): readonly Currency[] {
  const code = /\p{Ll}/u.test(inside) ? null : currencyIn(inside);
  return code !== null && OFFERED.has(code) ? [code] : [];
}

/** Returns the currency directly after words such as "amounts in", otherwise any currency that the text names. */
function currencyBehind(text: string): Currency | null {
  const words = columnWords(text);
  const found = AMOUNTS_IN.exec(words);
  const [next = ""] = found
    ? words
        .slice(found.index + found[0].length)
        .trim()
        .split(" ")
    : [];
  return offeredIn(next.toUpperCase())[0] ?? currencyIn(text);
}

/** Whether a heading states the currency of all amounts below it: "Amounts in EUR". */
export function namesAmountsIn(heading: string): boolean {
  return AMOUNTS_IN.test(columnWords(heading)) && currencyBehind(heading) !== null;
}

/**
 * Returns the currency that the text around a table states: "All amounts in EUR", a code in a cell of its own, or one
 * in brackets: "Commission advice (INR)".
 */
export function currencySaid(rows: readonly (readonly string[])[]): Currency | null {
  const texts = rows.flatMap((pieces) => pieces.join(" ").split(SENTENCES));
  const said = texts.find((text) => AMOUNTS_IN.test(columnWords(text)) && currencyBehind(text) !== null);
  const named = texts.find((text) => SHARED_NAMES.some(([, name]) => name.test(columnWords(text))));
  const bracketed = texts.flatMap((text) => [...text.matchAll(IN_BRACKETS)].map(([, inside = ""]) => inside));
  const [beside = null, ...others] = new Set(bracketed.flatMap((inside) => offeredIn(inside)));
  if (!said && beside !== null && others.length === 0) return beside;
  if (said) return currencyBehind(said);
  return currencyIn(rows.flat().find((piece) => OFFERED.has(piece)) ?? named ?? "");
}

/**
 * Returns the dollar of the only country that the text around a table names, as a supplier's address does. It is what a
 * plain "$" likely means there, but doesn't state the currency.
 */
export function dollarOfPlace(rows: readonly (readonly string[])[]): Currency | null {
  const words = rows.map((pieces) => columnWords(pieces.join(" ")));
  const found = COUNTRIES.filter(([, names]) => words.some((text) => names.test(text))).map(([code]) => code);
  return found.length === 1 ? (currencyKind.safeParse(found[0]).data ?? null) : null;
}
