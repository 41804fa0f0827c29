import { fold } from "@/lib/reader/words/fold";
import { weekdayOf } from "@/lib/reader/words/months";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../../words/sayings/trip-sayings.json" with { type: "json" };
import type { DayFound, EmailEvidence } from "../../layout/email-evidence";

/** Events seen on one evening from a seat. */
export const EVENT = new RegExp(`(?<!\\p{L})(?:${phrasePattern(SAYINGS, "evening")})(?!\\p{L})`, "u");
const HOUR =
  /^,?\s?(?:[-–|·•]\s?|at\s|um\s|à\s|a las\s|alle(?: ore)?\s|ore\s|om\s|kl\.?\s|v\s|o\s|godz\.?\s)?\d{1,2}(?:[.:h]\d{2}|\s?(?:am|pm|uhr)(?!\p{L}))/iu;

/**
 * "Sat 13 February, 7.30pm" on its own line, in an email about a performance: returns that day if it is the only one.
 */
export function eventDays(reading: EmailEvidence): readonly DayFound[] {
  const { days } = reading;
  if (!isOfEvent(reading)) return [];
  const found = days.filter(isOfEvening);
  return new Set(found.map(({ day }) => day)).size === 1 ? found : [];
}

/** Whether an email is about a performance, and not about a journey to it. */
export function isOfEvent({ folded, product }: EmailEvidence): boolean {
  return (product === undefined || product === "tour") && EVENT.test(folded);
}

function isOfEvening({ span: { doc, start, end } }: DayFound): boolean {
  const line = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start);
  const before = line.slice(line.lastIndexOf("\t") + 1);
  const word = fold(before).replace(/[^\p{L}-]+/gu, "");
  return (word === "" || weekdayOf(word) !== undefined) && HOUR.test(doc.text.slice(end, end + 24));
}
