"use client";

import { type FormEvent, useState } from "react";
import { type FormError, formErrorsOf } from "@/components/shared/form/form-errors.model";
import { toastFailure } from "@/components/shared/moves/failure-toast";
import { type Move, useMove } from "@/components/shared/moves/move";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { digitsOf } from "@/lib/base/money";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { typedAmount } from "@/lib/csv-import/csv-amount.model";
import { recordPaymentAction, reversePaymentAction } from "../actions";

type Values = { readonly amount: string; readonly receivedOn: CalendarDate | null; readonly note: string };

/** The form of one payment, which starts with what is owed; its id is made once, so that sending it again records nothing twice. */
export function usePayment(details: BookingDetails, onDone: () => void) {
  const { tell } = useMove();
  const bookingId = details.booking.id;
  const [id] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<Values>(() => ({
    amount: owed(details),
    receivedOn: details.today,
    note: "",
  }));
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);
  const undo: Move = {
    run: () => runAction(reversePaymentAction, { bookingId, paymentId: id }),
    failed: "Failed to reverse payment",
  };
  const record = async (amount: number, receivedOn: CalendarDate) => {
    setBusy(true);
    try {
      await runAction(recordPaymentAction, { bookingId, id, amount, receivedOn, note: values.note });
      tell({ said: amount < 0 ? "Recall recorded" : "Commission received", undo });
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      const named = formErrorsOf(failure.fields);
      setErrors(named.length > 0 ? named : [{ message: failure.message }]);
      if (failure.retryable) {
        toastFailure(failure, "Failed to record payment", { retry: () => void record(amount, receivedOn) });
      }
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = figureOf(values.amount);
    const wrong = problemsOf(amount, values.receivedOn);
    if (wrong.length > 0 || values.receivedOn === null) setErrors(wrong);
    else if (!busy) void record(amount, values.receivedOn);
  };
  const change = (patch: Partial<Values>) => {
    setErrors([]);
    setValues({ ...values, ...patch });
  };
  return { ...values, errors, busy, change, submit };
}

function owed({ outstandingMinor, commission: { currency: code } }: BookingDetails): string {
  if (outstandingMinor <= 0) return "";
  return (outstandingMinor / 10 ** digitsOf(code)).toFixed(digitsOf(code));
}

/** NaN for what is no amount. */
function figureOf(text: string): number {
  const typed = typedAmount(text, ".");
  if (!typed) return Number.NaN;
  return Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`);
}

function problemsOf(figure: number, receivedOn: CalendarDate | null): readonly FormError[] {
  const problems: FormError[] = [];
  if (!Number.isFinite(figure) || figure === 0) {
    problems.push({ field: "amount", message: "Amount must be a number other than 0" });
  }
  if (receivedOn === null)
    problems.push({ field: "receivedOn", message: "The day it was received is required" });
  return problems;
}
