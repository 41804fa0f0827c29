import { CONFIDENCE } from "@/lib/reader/confidence";
import { isCut } from "@/lib/reader/words/code";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { type FoundLabel, labelBefore } from "../layout/inline-label";

/** Returns a lower factor if the number may be incomplete. */
export function completenessFactor(text: string, code: string, at: number): number {
  return isCut(code, text.slice(at + code.length), text.slice(0, at)) ? CONFIDENCE.doubt.cut : 1;
}

/** "Your reservation (BFL 20931)". */
const OPENED = /(?<=\p{L})\s?\($/u;

const BOOKING: ReadonlySet<LabelRole> = new Set<LabelRole>(["reference", "otherReference"]);

/** "den Vorgang 55 8127": the German article is a Czech word for a day. */
const ARTICLE = /^den\s/i;

/**
 * Returns the label before a code. In "the cancellation of booking LT-4420" and "the card ending 0092 for booking
 * LT-4420", the booking counts, not the event.
 */
export function bookingBefore(text: string, at: number): FoundLabel | null {
  const label =
    labelBefore(text, at) ?? labelBefore(text, at - (OPENED.exec(text.slice(0, at))?.[0].length ?? 0));
  const { role, concepts } = label?.label ?? {};
  const isEvent =
    (role === "otherAmount" && concepts?.has("CANCEL")) ||
    role === "start" ||
    role === "end" ||
    (role === "otherDate" && ARTICLE.test(label?.text ?? ""));
  return isEvent && concepts?.has("BOOK") ? labelBefore(text, at, BOOKING) : label;
}
