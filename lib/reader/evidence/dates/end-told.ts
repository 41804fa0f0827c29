import { INSTEAD } from "@/lib/reader/words/connectives";
import { either } from "@/lib/reader/words/sayings/either";
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
  new RegExp(`(?<!\\p{L})(?:${either(SAYINGS, end)})(?!\\p{L})[^.;:!?\\d]{0,60}$`, "u"),
]);

/** Those of languages whose verbs end a clause, behind a day. */
const BEHIND: readonly (readonly [End, RegExp])[] = (["begin", "end"] as const).map((end) => [
  end,
  new RegExp(`^[^.;:!?\\d]{0,60}(?<!\\p{L})(?:${either(SAYINGS, `${end}Behind`)})`, "u"),
]);

/** Which end of a trip the folded words behind a day tell. */
export function endToldBehind(after: string): End | undefined {
  const near = withoutHours(after);
  return BEHIND.find(([, words]) => words.test(near))?.[0];
}
