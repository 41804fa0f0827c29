import { z } from "zod";
import { Form } from "@/components/shared/form/form";
import { DateField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { changeDueDateAction } from "../actions";
import { aboutBooking, subjectOf } from "../mutations/about-booking";

const ownDueDate = z.object({
  dueDate: z.custom<CalendarDate>(isCalendarDate, "The due date is required"),
});

/** A form that sets a booking's own due date, or returns to the one that follows from its supplier. */
export function DueDateForm({
  details,
  onClose,
}: {
  readonly details: BookingDetails;
  readonly onClose: () => void;
}) {
  const { id: bookingId } = details.booking;
  const { mutate } = useMutation();
  const setDue = (dueDate: CalendarDate | null) => runAction(changeDueDateAction, { bookingId, dueDate });
  const failed = "Failed to change the due date";
  const change = (dueDate: CalendarDate | null): Mutation<{ readonly version: number }> => ({
    about: aboutBooking(details.booking),
    subject: `${subjectOf(details.booking)}/due`,
    run: () => setDue(dueDate),
    tells: ({ version }) =>
      version === details.version
        ? { said: "The due date stays as it is" }
        : { said: "Due date changed", undo: { run: () => setDue(details.dueOverride), failed } },
  });
  const form = useForm({
    id: "due",
    of: bookingId,
    initial: { dueDate: details.booking.dueDate as CalendarDate | null },
    schema: ownDueDate,
    inputOf: (values) => values,
    mutate: ({ dueDate }) => change(dueDate),
    onClose,
    unnamed: "dueDate",
  });
  const follow = async () => (await mutate({ ...change(null), failed })) && onClose();
  return (
    <Form form={form} hasSummary={false} className="flex flex-col gap-3 rounded-lg border bg-background p-4">
      <DateField
        form={form}
        name="dueDate"
        label="Commission due on"
        required
        className="max-w-64"
        chooseLabel="Choose due date"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={form.busy}>
          Set due date
        </Button>
        {details.dueOverride ? (
          <Button size="sm" variant="outline" onClick={() => void follow()}>
            Follow the supplier again
          </Button>
        ) : null}
        <Button size="sm" variant="outline" onClick={form.close}>
          Back
        </Button>
      </div>
    </Form>
  );
}
