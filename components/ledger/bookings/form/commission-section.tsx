import { useEffect, useState } from "react";
import { formDrafts } from "@/components/shared/form/form-drafts";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { Fact } from "@/components/shared/text/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useFocusFollows } from "@/components/ui/focus/use-focus-follows";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { PaymentJson } from "@/lib/ledger/bookings/payments/payment.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { digitsOf, formatMoney } from "@/lib/platform/base/money";
import { recordPaymentAction, reversePaymentAction } from "../actions";
import { DueDateForm } from "../corrections/due-date-form";
import { aboutBooking, subjectOf } from "../mutations/about-booking";
import { isOwed } from "../mutations/booking-menu";
import { closeReasonWords } from "../mutations/close-reasons";
import { PaymentForm, paymentForm } from "../payments/payment-form";

const SOURCES = { self_reported: "Self-reported", statement: "Statement", deposit: "Deposit" } as const;

/**
 * The payments of a booking in the order in which they were recorded. Payments reported by the agent can be reversed,
 * and a reversed one recorded again.
 */
function PaymentList({ details }: { readonly details: BookingDetails }) {
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

type Open = "payment" | "due" | null;

/**
 * The commission of one booking: expected, received, outstanding, its due date, and all payments. An address with
 * `dialog=payment` opens the payment form. `isFirst` makes recording a payment the dialog's main action, while
 * nothing is typed elsewhere.
 */
export function CommissionSection({
  details,
  isFirst,
}: {
  readonly details: BookingDetails;
  readonly isFirst: boolean;
}) {
  const { values, show } = useUrlState(OPEN_URL);
  const [open, setOpen] = useState<Open>(values.dialog === "payment" ? "payment" : null);
  const part = useFocusFollows(open);
  const close = () => {
    setOpen(null);
    if (values.dialog) show({ dialog: null }, "replace");
  };
  const { id } = details.booking;
  useEffect(() => {
    if (formDrafts.read(paymentForm(id))) setOpen("payment");
  }, [id]);
  return (
    <section ref={part} aria-labelledby="booking-commission" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b pb-1">
        <h3 id="booking-commission" className="font-semibold">
          Commission
        </h3>
        {open === null ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" data-opens="due" onClick={() => setOpen("due")}>
              Change due date
            </Button>
            <Button
              variant={isFirst && isOwed(details.row) ? "primary" : "outline"}
              size="sm"
              data-opens="payment"
              onClick={() => setOpen("payment")}
            >
              Mark commission received
            </Button>
          </div>
        ) : null}
      </div>
      <Figures details={details} />
      {open === "payment" ? <PaymentForm details={details} onClose={close} /> : null}
      {open === "due" ? <DueDateForm details={details} onClose={close} /> : null}
      <PaymentList details={details} />
    </section>
  );
}

function Figures({ details }: { readonly details: BookingDetails }) {
  const { commission, outstandingMinor, row, booking, closeReason } = details;
  const inWords = (minor: number) => formatMoney({ minor, currency: commission.currency });
  const figures = [
    { label: "Expected", value: row.commission },
    { label: "Received", value: row.received ?? inWords(0) },
    { label: outstandingMinor < 0 ? "Overpaid" : "Outstanding", value: inWords(Math.abs(outstandingMinor)) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <Fact key={label} label={label} className="font-medium">
          {value}
        </Fact>
      ))}
      <Fact label={details.dueOverride ? "Expected by (own date)" : "Expected by"} className="font-medium">
        <DayText value={booking.dueDate} />
      </Fact>
      {closeReason ? (
        <Fact label="Closed as" className="font-medium">
          {closeReasonWords(closeReason)}
        </Fact>
      ) : null}
    </dl>
  );
}
