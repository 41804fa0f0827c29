import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { weekdayOf } from "@/lib/reader/words/months";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../../words/sayings/trip-sayings.json" with { type: "json" };
import type { DayFound, EmailEvidence } from "../../layout/email-evidence";
import type { Dated } from "../dated";

const BEHIND = new RegExp(
  `^,?\\s+(?:(?<leaves>${phrasePattern(SAYINGS, "leaves")})|(?:${phrasePattern(SAYINGS, "reaches")}))\\.?\\s\\D{2,40}\\d{1,2}[:.h]\\d\\d`,
  "u",
);

/**
 * "Sa 19.06.27 ab Freiburg 08:12" over "Sa 26.06.27 an Freiburg 19:47": reads lines of a timetable, which begin with
 * their day.
 */
export function timetableDays({ days }: EmailEvidence): Dated[] {
  return days.flatMap((one): Dated[] => {
    const { span, day, row } = one;
    const told = isFirst(one) ? BEHIND.exec(fold(span.doc.text.slice(span.end, span.end + 80))) : null;
    if (!told) return [];
    const role = told.groups?.leaves === undefined ? "arrive" : "depart";
    return [{ role, day, span, row, confidence: CONFIDENCE.dates.byLine, label: "", source: "prose" }];
  });
}

/** Whether only a weekday precedes the day on its line. */
function isFirst({ span: { doc, start } }: DayFound): boolean {
  const before = fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start)).replace(
    /[\s.,]+/g,
    "",
  );
  return before === "" || weekdayOf(before) !== undefined;
}
