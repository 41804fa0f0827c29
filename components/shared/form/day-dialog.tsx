import { z } from "zod";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { FormDialog } from "./form-dialog";
import { DateField } from "./form-fields";
import { useForm } from "./use-form";

const schema = z.object({ day: z.custom<CalendarDate>(isCalendarDate, "The day is required") });

/** A dialog that asks for one day. `name` is the name under which its draft is kept. */
export default function DayDialog({
  name,
  title,
  description,
  label,
  submit,
  initial = null,
  mutation,
  onClose,
}: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly submit: readonly [ready: string, busy: string];
  readonly initial?: CalendarDate | null;
  readonly mutation: (day: CalendarDate) => Mutation;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: name,
    initial: { day: initial },
    schema,
    inputOf: (values) => values,
    mutate: ({ day }) => mutation(day),
    onClose,
    unnamed: "day",
  });
  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      words={submit}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <DateField form={form} name="day" label={label} required chooseLabel={`Choose the day: ${label}`} />
    </FormDialog>
  );
}
