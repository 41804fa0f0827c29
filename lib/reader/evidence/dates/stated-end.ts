import { INSTEAD } from "@/lib/reader/words/connectives";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import { lastEndWord } from "./line-days";
import { PATTERNS, withoutHours } from "./spoken-words";

export type End = "begin" | "leave" | "end";

/** How many characters before a day its words may stand. */
export const NEAR = 60;

/** Returns the end of a trip that the folded words before a day indicate. */
export function statedEnd(before: string): End | undefined {
  const near = withoutHours(before.slice(-NEAR));
  if (INSTEAD.test(before)) return undefined;
  if (PATTERNS.some(({ until }) => until.test(near))) return "end";
  const saying = END_SAYINGS.find(([, words]) => words.test(near));
  if (saying) return saying[0];
  const word = lastEndWord(near);
  if (word === "DEPART") return "leave";
  if (word === "RETURN" || word === "END") return "end";
  return word ? "begin" : undefined;
}

/** Phrases for each end of a trip, before a day. */
const END_SAYINGS: readonly (readonly [End, RegExp])[] = (["begin", "end"] as const).map((end) => [
  end,
  new RegExp(`(?<!\\p{L})(?:${phrasePattern(SAYINGS, end)})(?!\\p{L})[^.;:!?\\d]{0,60}$`, "u"),
]);

/** Phrases after a day, in languages whose verbs end a clause. */
const BEHIND: readonly (readonly [End, RegExp])[] = (["begin", "end"] as const).map((end) => [
  end,
  new RegExp(`^[^.;:!?\\d]{0,60}(?<!\\p{L})(?:${phrasePattern(SAYINGS, `${end}Behind`)})`, "u"),
]);

/** Returns the end of a trip that the folded words after a day indicate. */
export function endToldBehind(after: string): End | undefined {
  const near = withoutHours(after);
  return BEHIND.find(([, words]) => words.test(near))?.[0];
}
