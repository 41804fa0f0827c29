import type { Review } from "@/lib/ai-review/review.model";
import { type CalendarDate, isCalendarDate } from "@/lib/base/calendar-date";
import { typedAmount } from "@/lib/csv-import/csv-amount.model";
import { type CorrectedField, feedbackOf } from "@/lib/emails/decisions/corrected-data.model";
import type { EmailView } from "@/lib/emails/email-view.model";
import type { Payload } from "@/lib/extraction/payload.model";
import { proposalOf } from "./review-words.model";

/** What stands in the form; a text is as it was typed. */
export type CorrectionDraft = Record<Exclude<CorrectedField, "startDate" | "endDate">, string> & {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  adminNotes: string;
};

const AMOUNTS: ReadonlySet<string> = new Set(["totalBookingAmount", "expectedCommissionAmount"]);
const NOTHING: Payload = { emailType: "confirmation" };

/** What the form opens with: what the agent says, else what the reading holds. */
export function draftOf(review: Review, mail: EmailView): CorrectionDraft {
  const { startDate, endDate, ...texts } = proposalOf(review, presentOf(mail));
  return { ...texts, startDate: dayOf(startDate), endDate: dayOf(endDate), adminNotes: "" };
}

/** What of it the reading doesn't hold; an emptied field is null. */
export function correctedDataOf(mail: EmailView, draft: CorrectionDraft) {
  const present = presentOf(mail);
  const { adminNotes: _, ...values } = draft;
  const changed = Object.entries(values)
    .map(
      ([name, value]) => [name, AMOUNTS.has(name) ? plainAmount(value ?? "") : (value ?? "").trim()] as const,
    )
    .filter(([name, value]) => value !== present[name as CorrectedField]);
  return Object.fromEntries(changed.map(([name, value]) => [name, value === "" ? null : value]));
}

function presentOf(mail: EmailView) {
  return feedbackOf(mail.items[0]?.payload ?? NOTHING);
}

function dayOf(value: string): CalendarDate | null {
  return isCalendarDate(value) ? value : null;
}

/** "1,234.50" as the server takes it; what is no amount stays, and the server says so. */
function plainAmount(typed: string): string {
  const amount = typedAmount(typed.trim(), ".");
  if (!amount) return typed.trim();
  return String(Number(`${amount.negative ? "-" : ""}${amount.whole}.${amount.fraction || "0"}`));
}
