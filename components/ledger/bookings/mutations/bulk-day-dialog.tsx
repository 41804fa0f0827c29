"use client";

import { z } from "zod";
import { Form } from "@/components/shared/form/form";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { DateField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import type { Mutation } from "@/components/shared/mutations/mutation";
import type { BulkMove, BulkOutcome } from "@/lib/ledger/bookings/bulk/bulk-outcome.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";

const WORDS = {
  payment: {
    title: "Record payment for",
    description: "Each booking gets what it still owes, as received on this day.",
    label: "Received on",
    submit: ["Record payment", "Recording..."],
  },
  "due-date": {
    title: "Due date of",
    description: "Commission is expected by this day for each of them.",
    label: "Commission due on",
    submit: ["Set due date", "Setting..."],
  },
} as const;

/** Asks for the one day that a payment or a due date of many bookings needs. */
export default function BulkDayDialog({
  kind,
  count,
  today,
  mutation,
  onClose,
}: {
  readonly kind: keyof typeof WORDS;
  readonly count: number;
  readonly today: CalendarDate;
  readonly mutation: (move: BulkMove) => Mutation<BulkOutcome>;
  readonly onClose: () => void;
}) {
  const { title, description, label, submit } = WORDS[kind];
  const form = useForm({
    id: `bulk-${kind}`,
    initial: { day: kind === "payment" ? today : (null as CalendarDate | null) },
    schema: z.object({ day: z.custom<CalendarDate>(isCalendarDate, "The day is required") }),
    inputOf: (values) => values,
    mutate: ({ day }) => mutation(kind === "payment" ? { kind, receivedOn: day } : { kind, dueOn: day }),
    onClose,
    unnamed: "day",
  });
  return (
    <FormDialog
      form={form}
      title={`${title} ${counted(count, "booking")}`}
      description={description}
      words={submit}
      className="sm:max-w-md"
    >
      <Form form={form} hasSummary={false} className="flex flex-col gap-4">
        <DateField form={form} name="day" label={label} required chooseLabel={`Choose the day: ${label}`} />
      </Form>
    </FormDialog>
  );
}
