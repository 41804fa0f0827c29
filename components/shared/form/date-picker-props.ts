import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { FieldControl } from "./field";

export type DatePickerProps = {
  readonly control: FieldControl;
  /** Names the calendar button: "Choose travel start date". */
  readonly chooseLabel: string;
  readonly value: CalendarDate | null;
  readonly onChange: (value: CalendarDate | null) => void;
  /** Days before this one can't be picked. */
  readonly earliest?: CalendarDate | null;
};
