"use client";

import { DayText } from "@/components/shared/date-text";
import { toastFailure } from "@/components/shared/failure-toast";
import { useRefresh } from "@/components/shared/refresh";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import { digitsOf, formatMoney } from "@/lib/base/money";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import type { PaymentJson } from "@/lib/bookings/payment.model";
import { recordPaymentAction, reversePaymentAction } from "./actions";

const SOURCES = { self_reported: "Self-reported", statement: "Statement", deposit: "Deposit" } as const;

/** The payments of a booking as they were written down; each that stands can be reversed, a reversed one recorded again. */
export function PaymentList({
  details,
  onChanged,
}: {
  readonly details: BookingDetails;
  readonly onChanged: () => Promise<void>;
}) {
  const refresh = useRefresh();
  const { id: bookingId } = details.booking;
  const changed = async () => {
    refresh();
    await onChanged();
  };
  const attempt = async (work: () => Promise<unknown>, title: string) => {
    try {
      await work();
    } catch (error) {
      toastFailure(error, title);
    }
    await changed();
  };
  const again = (payment: PaymentJson) =>
    attempt(() => {
      const { receivedOn, note, amount } = payment;
      const major = amount.minor / 10 ** digitsOf(amount.currency);
      return runAction(recordPaymentAction, {
        bookingId,
        id: crypto.randomUUID(),
        amount: major,
        receivedOn,
        note,
      });
    }, "Failed to record payment");
  const reverse = (payment: PaymentJson) =>
    attempt(async () => {
      await runAction(reversePaymentAction, { bookingId, paymentId: payment.id });
      toast.undoable("Payment reversed", () => void again(payment));
    }, "Failed to reverse payment");
  if (details.payments.length === 0) {
    return <p className="text-muted-foreground text-sm">No payment recorded yet.</p>;
  }
  return (
    <ul aria-label="Payments">
      {details.payments.map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-0"
        >
          <DayText value={payment.receivedOn} />
          <span className={payment.reversedAt ? "line-through" : "font-medium"}>
            {formatMoney(payment.amount)}
          </span>
          <Badge>{SOURCES[payment.source]}</Badge>
          {payment.reversedAt ? <Badge tone="warn">Reversed</Badge> : null}
          {payment.note ? (
            <span className="min-w-0 truncate text-muted-foreground">{payment.note}</span>
          ) : null}
          <Button
            variant="link"
            size="inline"
            className="ml-auto"
            onClick={() => void (payment.reversedAt ? again(payment) : reverse(payment))}
          >
            {payment.reversedAt ? "Record again" : "Reverse"}
          </Button>
        </li>
      ))}
    </ul>
  );
}
