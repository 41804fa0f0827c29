import { NEGATION } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import { EACH_BEFORE } from "@/lib/reader/words/sayings/price-sayings";
import SAYINGS from "../../words/sayings/rise-sayings.json" with { type: "json" };
import { isPriceFrom } from "../dates/other-days/advertised-days";
import type { Span } from "../layout/pair";
import type { RoleAmount } from "./role-amount";

const RAISED_BY = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "rises")})(?!\\p{L})[^.;:\\d]{0,40}(?<!\\p{L})(?:${phrasePattern(SAYINGS, "by")})\\s*\\P{L}{0,3}(?:[a-z]{2,3}\\s)?$`,
  "u",
);
const MAX_LEAD = 90;
const SENTENCE_END = /[!;]\s|(?<=[\p{L}\d]{2})\.\s+(?=\p{Lu})|\n\n|\n(?=[^\n]{1,40}:\s)/u;

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

const CURRENCY = "(?:\\p{Sc}|[a-z]{1,3}\\p{Sc}?|\\p{L}{4,6})?";
const UNPARTED = "\\p{Script=Thai}\\p{Script=Han}";
const FROM = `(?<![^\\P{L}${UNPARTED}])(?:${phrasePattern(SAYINGS, "from")})`;
const BEHIND_FROM = new RegExp(`${FROM}\\s*${CURRENCY}\\s?$`, "u");
/** The second amount may be missing; the first one was replaced all the same. */
const BEFORE_TO = new RegExp(
  `^\\s?${CURRENCY},?\\s*(?:${phrasePattern(SAYINGS, "to")})\\s*(?:${CURRENCY}\\s?\\d|${CURRENCY}\\s?[.,;]?\\s*(?:$|\\n))`,
  "u",
);
/** The case endings for "from", in languages without such a word. */
const FROM_ENDING = new RegExp(
  `^\\s?${CURRENCY}(?:${phrasePattern(SAYINGS, "ending")})\\s*${CURRENCY}\\s?\\d`,
  "u",
);

const BEHIND_BOTH = new RegExp(
  `(?:${FROM}\\s*${CURRENCY}\\s?\\d[\\d.,' ]*${CURRENCY},?\\s*(?:${phrasePattern(SAYINGS, "to")})|\\d\\s?${CURRENCY}(?:${phrasePattern(SAYINGS, "ending")}))\\s*$`,
  "u",
);

/** "From 294.00 to": whether folded text ends between two amounts of which the second replaces the first. */
export function endsBetweenTwo(before: string): boolean {
  return BEHIND_BOTH.test(before);
}

/**
 * "Your commission rises from 294.00 to 310.80": whether an amount is the first of two, and so no longer holds. Unless
 * the email is about a change, the sentence has to say that it rises; else the two may be the ends of a range.
 */
export function isFirstOfTwo(span: Span, isChange: boolean): boolean {
  return standsFirst(span) && (isChange || saysRise(sentenceAround(span)));
}

function sentenceAround({ doc: { text }, start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - 200), start)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  return fold(`${before}${text.slice(start, end)}${text.slice(end, end + 120).split(SENTENCE_END)[0]}`);
}

function standsFirst({ doc, start, end }: Span): boolean {
  const behind = fold(doc.text.slice(end, end + 40));
  if (FROM_ENDING.test(behind)) return true;
  return BEFORE_TO.test(behind) && BEHIND_FROM.test(fold(doc.text.slice(Math.max(0, start - 24), start)));
}

const EAST = "\\p{Script=Thai}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}";
const RISES = new RegExp(
  `(?<![^\\P{L}${EAST}])(?:${phrasePattern(SAYINGS, "rises")})(?![^\\P{L}${EAST}])`,
  "gu",
);
const SUPPOSED = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "supposed")})(?!\\p{L})|${NEGATION.source}|\\?\\s*$`,
  "u",
);

/** "The price goes from 2,450.00 to 2,590.00": whether a folded sentence says that something has changed. */
export function saysRise(sentence: string): boolean {
  return sentence.search(RISES) >= 0 && !SUPPOSED.test(sentence);
}

/** Returns the folded words that name what rises "from 294.00 to": "your commission"; null before any other amount. */
export function risingBefore(before: string): string | null {
  const both = BEHIND_BOTH.exec(before);
  if (!both) return null;
  const clauses = before
    .slice(0, both.index)
    .replace(/\d[\d.,]*\s?%/g, "")
    .split(/[.;:,](?=\s)|\d[\d.,]*/u);
  return (clauses.at(-1) ?? "").replace(RISES, " ").replace(/[\s–—-]+$/u, "");
}

/** Whether the words before an amount make it a price "from", an amount for each person, or a difference. */
export function isOtherAmount(before: string): boolean {
  return isPriceFrom(before) || isRaisedBy(before) || EACH_BEFORE.test(fold(before).slice(-40));
}
