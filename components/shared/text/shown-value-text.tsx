import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { ShownChange, ShownValue } from "@/lib/platform/base/shown-value";
import { DayText } from "./date-text";
import { MoneyText } from "./money-text";

/** A value in the user's format; a dash if empty. */
export function ShownValueText({ value }: { readonly value: ShownValue }) {
  if (value.kind === "text") return value.text || "–";
  if (value.kind === "money") return <MoneyText value={value.money} />;
  return isCalendarDate(value.day) ? <DayText value={value.day} /> : value.day;
}

/** A change of a value, such as "Client: Jo Park → Jo Parker". */
export function ChangeText({ change: { label, from, to } }: { readonly change: ShownChange }) {
  return (
    <>
      {label}:{" "}
      <del className="no-underline">
        <ShownValueText value={from} />
      </del>{" "}
      →{" "}
      <ins className="font-medium no-underline">
        <ShownValueText value={to} />
      </ins>
    </>
  );
}
