import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import { EACH_BEFORE } from "@/lib/reader/words/sayings/price-sayings";
import SAYINGS from "../../words/sayings/rise-sayings.json" with { type: "json" };
import { isPriceFrom } from "../dates/other-days/advertised-days";
import type { RoleAmount } from "./role-amount";

const RAISED_BY = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "rises")})(?!\\p{L})[^.;:\\d]{0,40}(?<!\\p{L})(?:${phrasePattern(SAYINGS, "by")})\\s*\\P{L}{0,3}(?:[a-z]{2,3}\\s)?$`,
  "u",
);
const MAX_LEAD = 90;

/** "Your commission goes up by EUR 46.80": whether the words before an amount make it a difference. */
function isRaisedBy(before: string): boolean {
  return RAISED_BY.test(fold(before.slice(-MAX_LEAD)));
}

/** Whether an amount called a commission is only what the commission changes by. */
export function isDifference({ role, span: { doc, start } }: RoleAmount): boolean {
  return (
    role === "commission" && isRaisedBy(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start))
  );
}

/** Whether the words before an amount make it a price "from", an amount for each person, or a difference. */
export function isOtherAmount(before: string): boolean {
  return isPriceFrom(before) || isRaisedBy(before) || EACH_BEFORE.test(fold(before).slice(-40));
}
