import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";
import { requiredDate } from "@/lib/platform/base/schemas";

/** Who says that money came: the agent, a commission statement, a bank deposit. */
export const PAYMENT_SOURCES = ["self_reported", "statement", "deposit"] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Commission that came for a booking or, negative, was recalled. */
export type Payment = {
  readonly id: string;
  readonly amount: Money;
  readonly receivedOn: CalendarDate;
  readonly source: PaymentSource;
  readonly note: string | null;
  /** Who paid it, and under which reference, as the bank or the statement says. */
  readonly payer: string | null;
  readonly reference: string | null;
  readonly reversedAt: Date | null;
  readonly createdAt: Date;
};

/** What stands of a booking's payments: their sum in minor units, recalls taken off, and the day of the last one that isn't a recall. */
export type Received = { readonly receivedMinor: number; readonly lastPaidOn: CalendarDate | null };

/** What stands with one payment more. */
export function withPayment(
  { receivedMinor, lastPaidOn }: Received,
  { minor, receivedOn }: { readonly minor: number; readonly receivedOn: CalendarDate },
): Received {
  const isLast = minor > 0 && (lastPaidOn === null || receivedOn > lastPaidOn);
  return { receivedMinor: receivedMinor + minor, lastPaidOn: isLast ? receivedOn : lastPaidOn };
}

const AMOUNT = "Amount must be a number other than 0";

/** "Mark commission received": amount in major units of the commission's currency, negative for a recall. `id` makes repeating the call harmless. */
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

/** A payment as screens carry it; instants are ISO texts. */
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
