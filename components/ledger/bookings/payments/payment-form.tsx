import { useState } from "react";
import { Form, SubmitButton } from "@/components/shared/form/form";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { AmountField, DateField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { paymentDraft } from "@/lib/ledger/bookings/payments/payment.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { digitsOf } from "@/lib/platform/base/money";
import { recordPaymentAction, reversePaymentAction } from "../actions";
import { freshenBooking } from "../booking-resource";
import { aboutBooking, subjectOf } from "../mutations/about-booking";

const payment = paymentDraft.pick({ amount: true, receivedOn: true, note: true });

/**
 * The form "Mark commission received": the amount (initially what is owed), the day and a note. A
 * negative amount is a recall.
 */
export function PaymentForm({
  details,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly onClose: () => void;
}) {
  const bookingId = details.booking.id;
  // One id for all attempts, so that a retry doesn't record the payment twice.
  const [id] = useState(() => idempotencyKeyOf(paymentForm(bookingId)));
  const form = useForm({
    id: "payment",
    of: bookingId,
    isOffer: true,
    initial: { amount: owed(details), receivedOn: details.today, note: "" },
    schema: payment,
    inputOf: ({ amount, ...rest }) => ({ amount: parseFigure(amount), ...rest }),
    mutate: (draft) => ({
      about: aboutBooking(details.booking),
      subject: `${subjectOf(details.booking)}/${id}`,
      run: () =>
        runAction(recordPaymentAction, { bookingId, id, ...draft }).then(() => freshenBooking(bookingId)),
      tells: () => ({
        said: draft.amount < 0 ? "Recall recorded" : "Commission received",
        undo: {
          run: () => runAction(reversePaymentAction, { bookingId, paymentId: id }),
          failed: "Failed to reverse payment",
        },
      }),
      failed: "Failed to record payment",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <Form form={form} className="flex flex-col gap-3 rounded-lg border bg-background p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          form={form}
          name="amount"
          label={`Amount received (${details.commission.currency})`}
          required
          hint="Negative when the supplier took it back"
        />
        <DateField
          form={form}
          name="receivedOn"
          label="Received on"
          required
          chooseLabel="Choose the day it was received"
        />
        <TextField form={form} name="note" label="Note" className="sm:col-span-2" maxLength={500} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} size="sm" words={["Record payment", "Recording..."]} />
        <Button size="sm" variant="outline" onClick={form.close}>
          Back
        </Button>
      </div>
    </Form>
  );
}

/** Returns the name under which the draft of a booking's payment is kept. */
export function paymentForm(bookingId: string): string {
  return draftKey("payment", bookingId);
}

function owed({ outstandingMinor, commission: { currency: code } }: BookingDetails): string {
  if (outstandingMinor <= 0) return "";
  return (outstandingMinor / 10 ** digitsOf(code)).toFixed(digitsOf(code));
}
