import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";
import { requiredDate } from "@/lib/platform/base/schemas";

/** The sources of a payment: reported by the agent, a commission report, a bank deposit. */
export const PAYMENT_SOURCES = ["self_reported", "statement", "deposit"] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Commission that was received for a booking or, if negative, recalled. */
export type Payment = {
  readonly id: string;
  readonly amount: Money;
  readonly receivedOn: CalendarDate;
  readonly source: PaymentSource;
  readonly note: string | null;
  /** The payer and the reference that the bank or the commission report states. */
  readonly payer: string | null;
  readonly reference: string | null;
  readonly reversedAt: Date | null;
  readonly createdAt: Date;
};

/**
 * The sum of a booking's unreversed payments in minor units, less recalls, and the day of the latest one that isn't a
 * recall.
 */
export type Received = { readonly receivedMinor: number; readonly lastPaidOn: CalendarDate | null };

/** Returns the received amount after one more payment. */
export function withPayment(
  { receivedMinor, lastPaidOn }: Received,
  { minor, receivedOn }: { readonly minor: number; readonly receivedOn: CalendarDate },
): Received {
  const isLast = minor > 0 && (lastPaidOn === null || receivedOn > lastPaidOn);
  return { receivedMinor: receivedMinor + minor, lastPaidOn: isLast ? receivedOn : lastPaidOn };
}

const AMOUNT = "Amount must be a number other than 0";

/**
 * The input of "Mark commission received": the amount in major units of the commission's currency, negative for a
 * recall. `id` makes a repeated call harmless.
 */
export const paymentDraft = z.object({
  bookingId: z.uuid(),
  id: z.uuid().optional(),
  amount: z
    .number({ error: AMOUNT })
    .min(-1_000_000_000_000, AMOUNT)
    .max(1_000_000_000_000, AMOUNT)
    .refine((value) => value !== 0, AMOUNT),
  receivedOn: requiredDate("The day it was received"),
  note: optionalText(500),
});
export type PaymentDraft = z.output<typeof paymentDraft>;

/** Returns a payment in the form that screens use; instants are ISO strings. */
export function paymentJson(payment: Payment) {
  const { id, amount, receivedOn, source, note, payer, reference } = payment;
  return {
    id,
    amount,
    receivedOn,
    source,
    note,
    payer,
    reference,
    reversedAt: payment.reversedAt?.toISOString() ?? null,
    createdAt: payment.createdAt.toISOString(),
  };
}
export type PaymentJson = ReturnType<typeof paymentJson>;
