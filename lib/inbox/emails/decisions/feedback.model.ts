import { z } from "zod";
import type { REVIEW_PRIORITIES } from "@/lib/platform/base/addresses/addresses.model";
import { type CalendarDate, daysBetween, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { text } from "@/lib/platform/base/input";
import { isBlank } from "@/lib/platform/base/text";
import { valueIn } from "@/lib/reader/missing-fields.model";
import { BOOKING_STATES, type Field, type Payload } from "@/lib/reader/payload.model";
import { conversionAnswers } from "./conversion.model";
import { checkedChange, type FieldChange } from "./item-edit.model";

const word = text(200).nullish();
const figure = z.union([z.number(), text(40)]).nullish();

/** Feedback on a reading, with the field names of the REST contract. */
export const feedbackData = z.object({
  confirmationNumber: word,
  totalBookingAmount: figure,
  totalBookingCurrency: word,
  expectedCommissionAmount: figure,
  expectedCommissionCurrency: word,
  startDate: word,
  endDate: word,
  supplierName: word,
  clientName: word,
  bookingState: z
    .enum(BOOKING_STATES, { error: `bookingState must be ${BOOKING_STATES.join(", ")}` })
    .nullish(),
});
export type FeedbackData = z.output<typeof feedbackData>;

/**
 * The body of `POST /emails/{id}/accuracy-feedback`. The data is beside `isAccurate` or under `data`; null if there is
 * none.
 */
export const accuracyFeedback = feedbackData
  .extend({
    isAccurate: z.boolean({ error: "isAccurate must be true or false" }),
    data: feedbackData.nullish(),
    ...conversionAnswers,
  })
  .transform(({ isAccurate, data, commission, isBooked, ...beside }) => ({
    isAccurate,
    answers: { commission, isBooked },
    data: data || Object.keys(beside).length > 0 ? { ...beside, ...data } : null,
  }));
type Given = z.output<typeof accuracyFeedback>;
export type AccuracyFeedback = Omit<Given, "answers"> & Partial<Pick<Given, "answers">>;

/** The feedback's names for booking fields, where they differ. */
export const FEEDBACK_NAMES: Readonly<Record<string, string>> = {
  travelStartDate: "startDate",
  travelEndDate: "endDate",
  supplier: "supplierName",
};

/** Tells whether all fields of the data are empty. */
export function isEmptyData(data: FeedbackData): boolean {
  return Object.values(data).every(isBlank);
}

/** The reading's field for each field name of the feedback. */
export const FIELD_OF: Readonly<Record<keyof FeedbackData, Field>> = {
  confirmationNumber: "confirmationNumber",
  totalBookingAmount: "pricing.total",
  totalBookingCurrency: "pricing.currency",
  expectedCommissionAmount: "estimatedCommission.amount",
  expectedCommissionCurrency: "estimatedCommission.currency",
  startDate: "itinerary.startDate",
  endDate: "itinerary.endDate",
  supplierName: "supplier.name",
  clientName: "customer.name",
  bookingState: "bookingState",
};

/**
 * Returns the changes that the data makes to a reading; omitted fields stay as they are. Throws INVALID_INPUT with the
 * names of the data.
 */
export function changesOf(payload: Payload, data: FeedbackData): FieldChange[] {
  return Object.entries(FIELD_OF).flatMap(([name, field]) => {
    const value = data[name as keyof FeedbackData];
    if (isBlank(value) || value === undefined || value === null) return [];
    return String(value) === String(valueIn(payload, field) ?? "")
      ? []
      : [checkedChange({ field, value }, name)];
  });
}

const SOON_DAYS = 14;
const LARGE_AMOUNT = 1_000;

/** Returns the priority of a review: high for a trip that starts soon or a large commission. */
export function priorityOf(
  payload: Payload | undefined,
  today: CalendarDate,
): (typeof REVIEW_PRIORITIES)[number] {
  if (!payload) return "low";
  const start = valueIn(payload, "itinerary.startDate");
  const days = isCalendarDate(start) ? daysBetween(today, start) : undefined;
  const isSoon = days !== undefined && days >= 0 && days <= SOON_DAYS;
  const isLarge = (payload.estimatedCommission?.amount ?? 0) >= LARGE_AMOUNT;
  return isSoon || isLarge ? "high" : "medium";
}
