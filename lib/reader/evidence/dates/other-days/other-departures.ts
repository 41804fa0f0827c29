import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import TERMS from "../../../words/sayings/terms-sayings.json" with { type: "json" };
import type { DayFound } from "../../layout/email-evidence";
import { daysApart } from "../calendar";

/** "Next departures: 31 May, 14 June". */
const FURTHER = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(TERMS, "further")})(?!\\p{Ll})(?:[^.;!?\\n]|(?<=\\d)\\.){0,60}$`,
  "u",
);
const BEFORE = 110;
/** The separators between the days of a list, possibly with a weekday. */
const PARTED =
  /^\.?\s?(?:[,;、/]|(?:and|und|et|y|e|en|och|og|a|i|oraz|és|și|και|и|та|ve)(?!\p{L}))\s?(?:[\p{L}.-]{1,12},?\s)?$/iu;
const LEAST = 3;

/**
 * Returns the days of other departures: days after words for further departures, or three or more in a list with gaps
 * between them.
 */
export function otherDepartures(days: readonly DayFound[]): DayFound[] {
  const further = days.filter(({ span: { doc, start } }) =>
    FURTHER.test(fold(doc.text.slice(Math.max(0, start - BEFORE), start))),
  );
  return [
    ...further,
    ...listsOf(days)
      .filter((list) => list.length >= LEAST)
      .flat(),
  ];
}

function listsOf(days: readonly DayFound[]): DayFound[][] {
  const lists: DayFound[][] = [];
  for (const one of days) {
    const list = lists.at(-1);
    const before = list?.at(-1);
    if (list && before && isNextInList(before, one)) list.push(one);
    else lists.push([one]);
  }
  return lists;
}

function isNextInList(before: DayFound, one: DayFound): boolean {
  const { doc, end } = before.span;
  const isParted = doc === one.span.doc && PARTED.test(doc.text.slice(end, one.span.start));
  return isParted && daysApart(before.day, one.day) > 1;
}
