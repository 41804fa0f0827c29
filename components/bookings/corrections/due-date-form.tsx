"use client";

import { type FormEvent, useState } from "react";
import { DatePicker } from "@/components/shared/form/date-picker";
import { Field } from "@/components/shared/form/field";
import { useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/api-client/run-action";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { changeDueDateAction } from "../actions";
import { useCorrection } from "./use-correction";

/** An own due date for one booking, or back to the one that follows from its supplier. */
export function DueDateForm({
  details,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly onClose: () => void;
}) {
  const { id: bookingId } = details.booking;
  const [day, setDay] = useState<CalendarDate | null>(details.booking.dueDate);
  const { busy, errors, clear, run } = useCorrection("dueDate");
  const { tell } = useMove();
  const change = (dueDate: CalendarDate | null) =>
    run(async () => {
      const { version } = await runAction(changeDueDateAction, { bookingId, dueDate });
      const setBack = () => runAction(changeDueDateAction, { bookingId, dueDate: details.dueOverride });
      if (version === details.version) tell({ said: "The due date stays as it is" });
      else
        tell({ said: "Due date changed", undo: { run: setBack, failed: "Failed to change the due date" } });
      onClose();
      return null;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (day ? change(day) : run(() => Promise.resolve("The due date is required")));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-lg border bg-background p-4">
      <Field
        form="due"
        name="dueDate"
        label="Commission due on"
        required
        errors={errors}
        className="max-w-64"
      >
        {(control) => (
          <DatePicker
            control={control}
            chooseLabel="Choose due date"
            value={day}
            onChange={(next) => {
              clear();
              setDay(next);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={busy}>
          Set due date
        </Button>
        {details.dueOverride ? (
          <Button size="sm" variant="outline" onClick={() => void change(null)}>
            Follow the supplier again
          </Button>
        ) : null}
        <Button size="sm" variant="outline" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
