import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { FieldControl } from "../field";

export type DatePickerProps = {
  readonly control: FieldControl;
  /** The accessible label of the calendar button, such as "Choose travel start date". */
  readonly chooseLabel: string;
  readonly value: CalendarDate | null;
  /** `typed` is the text in the input where it can't be read as a day. */
  readonly onChange: (value: CalendarDate | null, typed?: string) => void;
  /** The first day that can be picked. */
  readonly earliest?: CalendarDate | null;
};
