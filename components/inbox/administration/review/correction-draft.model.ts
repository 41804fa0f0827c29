import { typedAmount } from "@/lib/imports/csv-amount.model";
import type { Review, ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { type CorrectedField, feedbackOf } from "@/lib/inbox/emails/decisions/corrected-data.model";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency, digitsOf } from "@/lib/platform/base/money";
import type { Payload } from "@/lib/reader/payload.model";
import { proposalOf } from "./review-words.model";

type Day = "startDate" | "endDate";
type Text = Exclude<CorrectedField, Day>;

/**
 * The values of the correction form by field name. Fields of bookings other than the one under review are prefixed
 * with the booking's position. Texts are kept as typed.
 */
export type CorrectionDraft = { adminNotes: string } & { [Name in Text as Placed<Name>]: string } & {
  [Name in Day as Placed<Name>]: CalendarDate | null;
};
export type Placed<Name extends string> = Name | `${number}:${Name}`;

const AMOUNTS: ReadonlySet<string> = new Set(["totalBookingAmount", "expectedCommissionAmount"]);
const NOTHING: Payload = { emailType: "confirmation" };

/** Returns the form's name for a field of a booking. */
export function placed<Name extends CorrectedField>(
  review: Pick<Review, "position">,
  position: number,
  name: Name,
): Placed<Name> {
  return position === review.position ? name : `${position}:${name}`;
}

/** Returns the position of the booking to which a form field belongs. */
export function placeIn(review: Pick<Review, "position">, name: string): number {
  return /^\d+:/.test(name) ? Number.parseInt(name, 10) : review.position;
}

/** Returns the positions of the email's bookings that can be corrected: those not converted yet. */
export function openPlaces({ review, mail }: ReviewDetail): readonly number[] {
  if (mail.items.length === 0) return [review.position];
  return mail.items.flatMap((item) => (item.bookingId ? [] : item.position));
}

/** Returns the form's initial values: the agent's, otherwise the extracted ones. */
export function draftOf(detail: ReviewDetail): CorrectionDraft {
  const { review, mail } = detail;
  const values = openPlaces(detail).flatMap((position) => {
    const { startDate, endDate, ...texts } = proposalOf(review, position, presentOf(mail, position));
    const { totalBookingAmount: total, totalBookingCurrency, expectedCommissionAmount: commission } = texts;
    const draft = {
      ...texts,
      totalBookingAmount: amountOf(total, totalBookingCurrency),
      expectedCommissionAmount: amountOf(commission, texts.expectedCommissionCurrency),
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    };
    return Object.entries(draft).map(([name, value]) => [
      placed(review, position, name as CorrectedField),
      value,
    ]);
  });
  return { ...Object.fromEntries(values), adminNotes: "" } as CorrectionDraft;
}

/**
 * Returns the values that differ from the extracted ones, for the booking under review and for the others. A cleared
 * field becomes null.
 */
export function correctionsOf(detail: ReviewDetail, draft: CorrectionDraft) {
  const { review } = detail;
  const others = openPlaces(detail)
    .filter((position) => position !== review.position)
    .map((position) => [String(position), changedAt(detail, draft, position)] as const)
    .filter(([, changed]) => Object.keys(changed).length > 0);
  return {
    correctedData: changedAt(detail, draft, review.position),
    ...(others.length > 0 ? { others: Object.fromEntries(others) } : {}),
  };
}

function changedAt({ review, mail }: ReviewDetail, draft: CorrectionDraft, position: number) {
  const present = presentOf(mail, position);
  const changed = Object.entries(present).flatMap(([name, was]) => {
    const held = draft[placed(review, position, name as CorrectedField)];
    const value = held === undefined ? was : meantBy(name, held ?? "");
    return value === was ? [] : [[name, value || null]];
  });
  return Object.fromEntries(changed) as Record<string, string | null>;
}

function meantBy(name: string, typed: string): string {
  return AMOUNTS.has(name) ? plainAmount(typed) : typed.trim();
}

function presentOf(mail: EmailView, position: number) {
  const item: EmailItem | undefined = mail.items.find((one) => one.position === position);
  return feedbackOf(item?.payload ?? NOTHING);
}

/** Formats an amount with the decimals of its currency. */
function amountOf(value: string, code: string): string {
  return value && currency.safeParse(code).success ? Number(value).toFixed(digitsOf(code)) : value;
}

function dayOf(value: string): CalendarDate | null {
  return isCalendarDate(value) ? value : null;
}

/**
 * Converts "1,234.50" to the server's format. Text that isn't an amount stays unchanged, and the server rejects it.
 */
function plainAmount(typed: string): string {
  const amount = typedAmount(typed.trim(), ".");
  if (!amount) return typed.trim();
  return String(Number(`${amount.negative ? "-" : ""}${amount.whole}.${amount.fraction || "0"}`));
}
