import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { FieldControl } from "../field";

export type DatePickerProps = {
  readonly control: FieldControl;
  /** Names the calendar button: "Choose travel start date". */
  readonly chooseLabel: string;
  readonly value: CalendarDate | null;
  /** `typed` is what stands in the box where it can't be read as a day. */
  readonly onChange: (value: CalendarDate | null, typed?: string) => void;
  /** Days before this one can't be picked. */
  readonly earliest?: CalendarDate | null;
};
