import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { DayText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { PaymentJson } from "@/lib/ledger/bookings/payments/payment.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { digitsOf, formatMoney } from "@/lib/platform/base/money";
import { recordPaymentAction, reversePaymentAction } from "../actions";
import { aboutBooking, subjectOf } from "../mutations/about-booking";

const SOURCES = { self_reported: "Self-reported", statement: "Statement", deposit: "Deposit" } as const;

/**
 * The payments of a booking in the order in which they were recorded. Payments reported by the agent can be reversed,
 * and a reversed one recorded again.
 */
export function PaymentList({ details }: { readonly details: BookingDetails }) {
  const { mutate } = useMutation();
  const { id: bookingId } = details.booking;
  const about = aboutBooking(details.booking);
  const subject = subjectOf(details.booking);
  const again = (payment: PaymentJson): Mutation => {
    const { receivedOn, note, amount } = payment;
    // Created once, so that a retry doesn't record the payment twice.
    const id = crypto.randomUUID();
    const major = amount.minor / 10 ** digitsOf(amount.currency);
    return {
      about,
      subject: `${subject}/${payment.id}`,
      run: () => runAction(recordPaymentAction, { bookingId, id, amount: major, receivedOn, note }),
      failed: "Failed to record payment",
    };
  };
  const reverse = (payment: PaymentJson): Mutation => ({
    about,
    subject: `${subject}/${payment.id}`,
    run: () => runAction(reversePaymentAction, { bookingId, paymentId: payment.id }),
    tells: () => ({ said: "Payment reversed", undo: again(payment) }),
    failed: "Failed to reverse payment",
  });
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
          <span className="min-w-0 truncate text-muted-foreground">{wordsOf(payment)}</span>
          {payment.source === "self_reported" ? (
            <Button
              variant="link"
              size="inline"
              className="ml-auto"
              onClick={() => void mutate(payment.reversedAt ? again(payment) : reverse(payment))}
            >
              {payment.reversedAt ? "Record again" : "Reverse"}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Returns the payer, the reference and the agent's note of a payment. */
function wordsOf({ payer, reference, note }: PaymentJson): string {
  return [payer, reference && `Ref. ${reference}`, note].filter(Boolean).join(", ");
}
