import { INSTEAD } from "@/lib/reader/words/connectives";
import SAYINGS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import { lastEndWord } from "./line-days";
import { PATTERNS, withoutHours } from "./spoken-words";

export type End = "begin" | "leave" | "end";

/** How far before a day its words stand. */
export const NEAR = 60;

/** Which end of a trip the folded words before a day tell. */
export function endTold(before: string): End | undefined {
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

/** Sayings for the ends of a trip, with where before a day. */
const END_SAYINGS: readonly (readonly [End, RegExp])[] = (["begin", "end"] as const).map((end) => [
  end,
  saying(
    Object.values(SAYINGS)
      .map((words) => words[end])
      .join("|"),
  ),
]);

function saying(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})[^.;:!?\\d]{0,60}$`, "u");
}
