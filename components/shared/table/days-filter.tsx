import { useId } from "react";
import { DatePicker } from "@/components/shared/form/date-picker/date-picker";
import type { UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { useUrlState } from "./url-state";

/** A filter for the first and last day that a list shows. */
export function DaysFilter({
  url,
}: {
  readonly url: UrlState<{ readonly from: string; readonly to: string }>;
}) {
  const { values, go } = useUrlState(url);
  return (
    <fieldset className="flex min-w-0 items-center gap-2 max-md:w-full max-[22rem]:flex-wrap">
      <legend className="sr-only">Dates</legend>
      <Day label="From" value={values.from} onChange={(from) => go({ from })} />
      <span aria-hidden="true" className="text-muted-foreground max-[22rem]:hidden">
        –
      </span>
      <Day label="To" value={values.to} onChange={(to) => go({ to })} />
    </fieldset>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  readonly label: "From" | "To";
  readonly value: string;
  readonly onChange: (day: CalendarDate | null) => void;
}) {
  const id = useId();
  const day = isCalendarDate(value) ? value : null;
  return (
    <span className="w-36 min-w-0 max-md:w-auto max-md:flex-1 max-[22rem]:basis-full">
      <label htmlFor={id} className="sr-only">
        {label} date
      </label>
      <DatePicker
        control={{
          id,
          name: label.toLowerCase(),
          required: false,
          "aria-describedby": undefined,
          "aria-invalid": undefined,
        }}
        chooseLabel={`Choose the ${label === "From" ? "first" : "last"} day`}
        value={day}
        // An incomplete day filters nothing.
        onChange={(next) => (next === day ? undefined : onChange(next))}
      />
    </span>
  );
}
