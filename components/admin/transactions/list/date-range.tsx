"use client";

import { useId } from "react";
import { DatePicker } from "@/components/shared/form/date-picker";
import { useUrlState } from "@/components/shared/table/url-state";
import { TRANSACTIONS_URL } from "@/lib/base/addresses.model";
import { type CalendarDate, isCalendarDate } from "@/lib/base/calendar-date";

/** The first and the last day that the list shows. */
export function DateRange() {
  const { values, go } = useUrlState(TRANSACTIONS_URL);
  return (
    <fieldset className="flex items-center gap-2 max-md:w-full">
      <legend className="sr-only">Dates</legend>
      <Day label="From" value={values.from} onChange={(from) => go({ from })} />
      <span aria-hidden="true" className="text-muted-foreground">
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
    <span className="w-36 max-md:flex-1">
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
        // What isn't a whole day yet filters nothing.
        onChange={(next) => (next === day ? undefined : onChange(next))}
      />
    </span>
  );
}
