import type { Vocabulary } from "../states/vocabulary";
import { fold } from "../words/fold";
import type { Reading } from "./reading";
import { type StateMention, WEIGHT } from "./state-mention";

/** "On request", "Not confirmed": too short to be a rule for all bookings. */
const SHORT = 3;

/**
 * Without what is said of bookings in general. Where a mail confirms, a sentence below the first amount counts against that only if it
 * points at this booking or names a day: "Options lapse without notice" does neither.
 */
export function ofThisBooking(
  mentions: readonly StateMention[],
  reading: Reading,
  words: readonly Vocabulary[],
): StateMention[] {
  const isConfirmed = mentions.some(
    ({ state, weight }) => state === "confirmed" && weight >= WEIGHT.subjectConfirmed - 0.1,
  );
  if (!isConfirmed) return [...mentions];
  return mentions.filter((one) => one.state === "confirmed" || !isGeneral(one, reading, words));
}

function isGeneral(
  { source, span, quote }: StateMention,
  { amounts, days }: Reading,
  words: readonly Vocabulary[],
): boolean {
  if (source !== "prose" || !span) return false;
  const isBelow = amounts.some((one) => one.span.doc === span.doc && one.span.end <= span.start);
  if (!isBelow || quote.trim().split(/\s+/).length <= SHORT) return false;
  const isDated = days.some(
    (one) => one.span.doc === span.doc && one.span.start >= span.start && one.span.end <= span.end,
  );
  const text = fold(quote);
  return !isDated && !words.some(({ own }) => own.test(text));
}
