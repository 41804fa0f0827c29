import { fold } from "@/lib/reader/words/fold";
import { either } from "@/lib/reader/words/sayings/either";
import SAYINGS from "../../words/sayings/terms-sayings.json" with { type: "json" };
import type { DayFound } from "../layout/reading";
import { isJoined } from "./joined-days";

const CLOSED = `(?<!\\p{L})(?:${either(SAYINGS, "closed")})(?!\\p{L})`;
const AHEAD = "(?:[^.;:!?\\n]|(?<=\\d)\\.)";
/** "Cancellation between 2 and 17 March", "closed 24 - 27 December", "peak surcharge for stays between 20 December and 5 January". */
const BEFORE = new RegExp(
  `${CLOSED}${AHEAD}{0,24}$|(?<!\\p{L})(?:${either(SAYINGS, "season")})(?!\\p{L})${AHEAD}{0,40}$|(?<!\\p{L})(?:${either(SAYINGS, "stays")})(?!\\p{L})${AHEAD}{0,12}$`,
  "u",
);
/** "Das Solebad ist vom 12. bis 30. April geschlossen" */
const BEHIND = new RegExp(`^${AHEAD}{0,24}?${CLOSED}`, "u");

/** Days within which something is closed, costs more or may be done, whoever comes: ends of no trip. */
export function daysOfTerms(days: readonly DayFound[]): DayFound[] {
  return days.flatMap((one, index) => {
    const next = days[index + 1];
    const range = next && isJoined(one, next) ? [one, next] : [one];
    return isOfTerms(one, range.at(-1) ?? one) ? range : [];
  });
}

function isOfTerms({ span: { doc, start } }: DayFound, { span: { end } }: DayFound): boolean {
  return (
    BEFORE.test(fold(doc.text.slice(Math.max(0, start - 80), start))) ||
    BEHIND.test(fold(doc.text.slice(end, end + 50)))
  );
}
