"use client";

import { DatePicker } from "@/components/shared/form/date-picker";
import { Field } from "@/components/shared/form/field";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { usePayment } from "./use-payment";

/** "Mark commission received": how much, when, and a note; a negative amount is a recall. */
export function PaymentForm({
  details,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly onClose: () => void;
}) {
  const form = usePayment(details, onClose);
  const { errors } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-3 rounded-lg border bg-background p-4"
    >
      <FormSummary errors={errors} form="payment" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          form="payment"
          name="amount"
          label={`Amount received (${details.commission.currency})`}
          required
          errors={errors}
          hint="Negative when the supplier took it back"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="text-right"
              maxLength={40}
              value={form.amount}
              onChange={(event) => form.change({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field form="payment" name="receivedOn" label="Received on" required errors={errors}>
          {(control) => (
            <DatePicker
              control={control}
              chooseLabel="Choose the day it was received"
              value={form.receivedOn}
              onChange={(receivedOn) => form.change({ receivedOn })}
            />
          )}
        </Field>
        <Field form="payment" name="note" label="Note" errors={errors} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              value={form.note}
              onChange={(event) => form.change({ note: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={form.busy}>
          {form.busy ? "Recording..." : "Record payment"}
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
