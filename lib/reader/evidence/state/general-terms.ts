import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Vocabulary } from "@/lib/reader/states/vocabulary";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import { latest } from "../dates/day-candidates";
import type { EmailEvidence } from "../layout/email-evidence";
import { type StateMention, WEIGHT } from "./state-mention";

/** Texts of up to this many words, such as "On request" or "Not confirmed", are too short to be a general rule. */
const SHORT = 3;

/**
 * Drops statements about bookings in general. In a confirmation, a sentence below the first amount counts against the
 * booking only if it refers to this booking or names a day within its time: "Options lapse without notice" does
 * neither, and "Option for 2028 until 31 December" is about another trip. The number of an option says nothing about
 * the state.
 */
export function ofThisBooking(
  mentions: readonly StateMention[],
  reading: EmailEvidence,
  words: readonly Vocabulary[],
): StateMention[] {
  const isConfirmed = mentions.some(
    ({ state, weight }) => state === "confirmed" && weight >= WEIGHT.subjectConfirmed - CONFIDENCE.state.near,
  );
  return mentions.filter(
    (one) =>
      one.state === "confirmed" || !(isConfirmed || isOfAnyOption(one)) || !isGeneral(one, reading, words),
  );
}

/** "An option is free for three days" is about no particular option. */
const ANY_OPTION = new RegExp(`^(?:${phrasePattern(SAYINGS, "anOption")})\\b`);

/** "If one of the wives decides to come after all, the hotel still holds a suite": an additional possibility. */
const ON_CONDITION = new RegExp(`^(?:${phrasePattern(SAYINGS, "condition")})(?!\\p{L})`, "u");

function isOfAnyOption({ source, quote }: StateMention): boolean {
  return source === "prose" && ANY_OPTION.test(fold(quote.trim()));
}

function isGeneral(
  mention: StateMention,
  { amounts, days }: EmailEvidence,
  words: readonly Vocabulary[],
): boolean {
  const { source, span, quote } = mention;
  if (source !== "prose" || !span) return false;
  if (isOptionNumber(quote)) return true;
  const isBelow = amounts.some((one) => one.span.doc === span.doc && one.span.end <= span.start);
  if (!isBelow || wordsIn(quote) <= SHORT) return false;
  const isInside = ({ span: place }: EmailEvidence["days"][number]) =>
    place.doc === span.doc && place.start >= span.start && place.end <= span.end;
  if (ON_CONDITION.test(fold(quote.trim()))) return true;
  // The text after the clause may refer to this booking: "...; this invoice is of a firm booking".
  const text = fold(isOfAnyOption(mention) ? (quote.split(";")[0] ?? "") : quote);
  if (words.some(({ own }) => own.test(text))) return false;
  const last = latest(days.filter((one) => !isInside(one)));
  return days.filter(isInside).every(({ day }) => last !== undefined && day > last.day);
}

/** Counts words. Japanese and Chinese have no spaces, so three characters count as a word. */
function wordsIn(quote: string): number {
  const text = quote.trim();
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? text.length / 3 : text.split(/\s+/).length;
}

/** The longest label together with its number. */
const LONGEST = 100;
const NUMBER_ALONE = /[\s:：]*(?:(?<=[\s:：.])[A-Z]{0,4}[-/]?\d[A-Z\d/-]*)?\s*(?:\([^()\d]*\))?$/;

/** "Option no." in a later booking only says where the booking came from. */
function isOptionNumber(quote: string): boolean {
  const label = quote.length < LONGEST ? labelOf(quote.replace(NUMBER_ALONE, "")) : null;
  return label?.role === "reference" && label.concepts.has("OPTION") && label.concepts.has("NUM");
}
