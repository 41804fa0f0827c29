import type { Kind } from "@/lib/reader/amounts/amount.model";
import { fold } from "@/lib/reader/words/fold";
import { wordsFor } from "@/lib/reader/words/labels/label-words";
import { ROUGHLY } from "@/lib/reader/words/money/dollar";
import { NAMES_COMMISSION } from "@/lib/reader/words/sayings/commission-sayings";
import type { Span } from "../layout/pair";
import { rateIn } from "./commission-words";
import { REDUCES } from "./price-sentences";

const EACH =
  /^\s*(?:\/|per |pro |a |p\.?\s?)(?:p(?:erson|ax|p|ers)?\b|guest|traveller|adult|head)|^\s*(?:par personne|pro person|por persona|a persona|per persona|per persoon|per person|za osobu|od osoby|por pessoa|pr\.? person|each\b)/i;

/** "924 euro, più 60 euro per le pulizie": something is added to the amount. */
const MORE_FOLLOWS =
  /^,?\s?(?:\([^()\n]{0,30}\),?\s?)?(?:plus|zuzuglich|zzgl\.?|piu|oltre a\p{L}{0,2}|mas|mais|pluss|samt|plus|oraz|k tomu|\+)\s\P{N}{0,16}\d/u;

/** "5 days at GBP 41.00", "2 x 180.00". */
const UNIT = /(?:\bat|@|[x×*]|\bje|\ba)\s*$/i;

/** Returns the kind of an amount without a label, by the words around it. */
export function kindAround(span: Span): Kind {
  if (isEach(span)) return "each";
  if (isIdea(span)) return "aside";
  if (isMore(span)) return "part";
  if (isOfDeposit(span)) return "paid";
  return isOff(span) ? "discount" : "unnamed";
}

function isEach({ doc: { text }, start, end }: Span): boolean {
  return EACH.test(text.slice(end, end + 30)) || UNIT.test(text.slice(Math.max(0, start - 8), start));
}

/** "I deduct the 5% for regulars, or 1,590": whether the amount is subtracted from the price. */
function isOff(span: Span): boolean {
  const clause =
    fold(before(span))
      .split(/[.;!?]\s/u)
      .at(-1) ?? "";
  return REDUCES.test(clause) && !NAMES_COMMISSION.test(clause);
}

function isMore({ doc, end }: Span): boolean {
  return MORE_FOLLOWS.test(fold(doc.text.slice(end, end + AROUND).split("\n")[0] ?? ""));
}

/** Returns the percentage just before an amount, unless it is that of a deposit. */
export function rateBefore(span: Span): number | null {
  return isOfDeposit(span) ? null : rateIn(RATE_BEFORE.exec(fold(before(span)))?.[0] ?? "");
}

/** "A deposit of 25% (USD 2,275.00)": whether the amount is a deposit, so that the percentage is no tax. */
function isOfDeposit(span: Span): boolean {
  const clause =
    fold(before(span))
      .replace(RATE_BEFORE, "")
      .split(/[.,;:\d]/u)
      .at(-1) ?? "";
  return DEPOSIT.test(clause);
}

/** The words for a deposit, in any inflection. */
const DEPOSIT = new RegExp(
  `(?<!\\p{L})(?:${wordsFor("DEPOSIT")
    .map(fold)
    .map((word) => (word.length > 4 ? word.replace(/[aeioyα-ω]$/u, "") : `${word}(?!\\p{L})`))
    .join("|")})`,
  "u",
);

/** "50%, $1,071,000", "8% of the new sum, 262.80": a percentage with only words between it and its amount. */
const RATE_BEFORE = /\d{1,2}(?:[.,]\d{1,2})?\s?(?:%|pct|percent|per cent|prozent|procent)[^\d%]{0,40}$/;

const ONLY_AN_IDEA =
  /^[^\p{L}\d]{0,3}(?:approx|circa|ca\.|indicati|informati|(?:for|as) (?:your )?(?:information|reference|guidance)|reference only|unverbindlich|nur zur information|a titre|pour information|orientati|de referencia|a titulo|solo informativ|ter indicatie|ter informatie|orientacn|pouze pro informaci|for kannedom|ungefar)/u;
const BEFORE_IDEA =
  /(?:^|[^\p{L}])(?:c|ca|approx|circa|around|about|roughly|env|environ|etwa|rund|cerca|unos|przibl|pribl|cca|~|≈)\.?\s*$/u;
/** "(TCMB satış kuru 62,40 ile 94.411,20 TL)": converted at an exchange rate. */
const BY_RATE =
  /\([^()]*(?<!\p{L})(?:kuru?|(?:wechsel)?kurs\p{L}*|exchange rate|rate of exchange|taux|cours|cambio|koers|kurz\p{L}*|curs\p{L}*)\W{1,3}\d[\d.,]*[^()]*$/u;
/** The number of characters examined before and after an amount. */
export const AROUND = 60;

/**
 * Whether a price is only an estimate or a conversion into another currency: by the words just before it, or by the
 * remark after it.
 */
export function isIdea({ doc, start, end }: Span): boolean {
  const lead = fold(before({ doc, start, end }).split(/\d/).at(-1) ?? "");
  const after = fold(doc.text.slice(end, end + AROUND).split("\n")[0] ?? "").split(/\d/);
  return (
    BEFORE_IDEA.test(lead) ||
    ROUGHLY.test(lead) ||
    BY_RATE.test(fold(before({ doc, start, end }))) ||
    (after.length === 1 && ONLY_AN_IDEA.test(after[0] ?? ""))
  );
}

/** Returns the folded line of an amount. */
export function lineOf(span: Span): string {
  const after = span.doc.text.slice(span.end, span.end + AROUND).split("\n")[0] ?? "";
  return fold(`${before(span)} ${after}`);
}

/** Returns the text before an amount on its line. */
export function before({ doc, start }: Span): string {
  const text = doc.text.slice(Math.max(0, start - AROUND), start);
  return text.split("\n").at(-1) ?? "";
}
