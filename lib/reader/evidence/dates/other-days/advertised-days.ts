import type { Doc } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { isClosing } from "@/lib/reader/words/sayings/closings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../../words/sayings/offer-sayings.json" with { type: "json" };
import TERMS from "../../../words/sayings/terms-sayings.json" with { type: "json" };
import type { DayFound, EmailEvidence } from "../../layout/email-evidence";
import { isJoined } from "../joined-days";

const AROUND = 110;
const SAID = (kind: "from" | "offer" | "call") => `(?<!\\p{L})(?:${phrasePattern(SAYINGS, kind)})`;
/** Words that advertise: something new, discounts, remaining places. */
const CALLS = new RegExp(`${SAID("call")}(?!\\p{L})`, "u");
/** The words before a starting price: "From £1,890", "ab 399,00 €", "már 89 900 Ft-tól". */
const FROM = new RegExp(`${SAID("from")}\\s$`, "u");
/** Words that advertise beside a price or a discount. */
const OFFERS = new RegExp(`${SAID("offer")}(?!\\p{L})|${phrasePattern(SAYINGS, "unparted")}`, "u");
const REBATE = /\d ?%/;

const SENTENCE = /[!?\n]|(?<=\p{L}{3}|\d)\.\s(?=\p{Lu})/u;

/** "Easter by the lake: 3 nights from 399 EUR, 26 to 29 March": whether a day stands beside a starting price. */
export function isOffered({ span: { doc, start, end } }: DayFound, { currency }: EmailEvidence): boolean {
  const line = doc.text.lastIndexOf("\n", start - 1) + 1;
  const before =
    doc.text
      .slice(Math.max(line, start - AROUND), start)
      .split(SENTENCE)
      .at(-1) ?? "";
  const after = doc.text.slice(end, end + AROUND).split(SENTENCE)[0] ?? "";
  const text = `${before} | ${after}`;
  const prices = amountsIn(text, currency).filter((one) => one.currency !== null);
  if (prices.some(({ at }) => isPriceFrom(text.slice(0, at)))) return true;
  const isWorth = prices.length > 0 || REBATE.test(text);
  return isWorth && (start > closingOf(doc) || OFFERS.test(fold(text)));
}

/** Whether the text before a price makes it a starting price. */
export function isPriceFrom(before: string): boolean {
  return FROM.test(fold(before));
}

/** Returns the offset of a letter's closing words; the text below them is small print. */
function closingOf(doc: Doc): number {
  const known = closings.get(doc);
  if (known !== undefined) return known;
  let at = 0;
  let closing = Number.POSITIVE_INFINITY;
  for (const line of doc.text.split("\n")) {
    if (isClosing(line)) closing = Math.min(closing, at);
    at += line.length + 1;
  }
  closings.set(doc, closing);
  return closing;
}

/** A cache, because the same is asked for every day of an email. */
const closings = new WeakMap<Doc, number>();

/**
 * "New: Norway by rail, departure on 2 May 2027, 10% off!": a day in an advertisement of the small print belongs to no
 * booking.
 */
export function isAdvertised({ span: { doc, start, end } }: DayFound): boolean {
  const after = /^[^.!?\n]{0,110}!/.exec(
    doc.text.slice(end, end + AROUND + 1).replace(/(?<=\d)\.(?=\S)/g, " "),
  )?.[0];
  if (after === undefined) return false;
  const before =
    doc.text
      .slice(Math.max(0, start - AROUND), start)
      .split(/[!?\n]|\.\s(?=\p{Lu})/u)
      .at(-1) ?? "";
  return CALLS.test(fold(`${before} ${after}`));
}

const CLOSED = `(?<!\\p{L})(?:${phrasePattern(TERMS, "closed")})(?!\\p{L})`;
const AHEAD = "(?:[^.;:!?\\n]|(?<=\\d)\\.)";
/** "Cancellation between 2 and 17 March". */
const CANCELLED = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(TERMS, "cancelled")})(?!\\p{L})${AHEAD}{0,24}$`,
  "u",
);
/** "Closed 24 - 27 December", "peak surcharge for stays between 20 December and 5 January". */
const TERMS_BEFORE = new RegExp(
  `${CLOSED}${AHEAD}{0,24}$|(?<!\\p{L})(?:${phrasePattern(TERMS, "season")})(?!\\p{L})${AHEAD}{0,40}$|(?<!\\p{L})(?:${phrasePattern(TERMS, "stays")})(?!\\p{L})${AHEAD}{0,12}$`,
  "u",
);
/** "Das Solebad ist vom 12. bis 30. April geschlossen". */
const TERMS_BEHIND = new RegExp(`^${AHEAD}{0,24}?${CLOSED}`, "u");

/**
 * Returns the days of periods in which something is closed, costs more or is allowed for everybody; they are no ends of
 * a trip.
 */
export function daysOfTerms(days: readonly DayFound[]): DayFound[] {
  return days.flatMap((one, index) => {
    const next = days[index + 1];
    const range = next && isJoined(one, next) ? [one, next] : [one];
    const before = fold(one.span.doc.text.slice(Math.max(0, one.span.start - 80), one.span.start));
    const isCancelled = range.length > 1 && CANCELLED.test(before);
    return isCancelled || TERMS_BEFORE.test(before) || isClosed(range.at(-1) ?? one) ? range : [];
  });
}

function isClosed({ span: { doc, end } }: DayFound): boolean {
  return TERMS_BEHIND.test(fold(doc.text.slice(end, end + 50)));
}
