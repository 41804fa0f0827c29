import { CalendarIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Calendar } from "@/components/ui/calendar";
import { overlayContainer } from "@/components/ui/overlay/overlay-container";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { DatePickerProps } from "./date-picker-props";

const YEARS_AHEAD = 5;

/** The calendar popover of a DatePicker. DatePicker renders it only after the user asks for it, so it starts open. */
export default function DatePickerOpen({ value, onChange, earliest, chooseLabel }: DatePickerProps) {
  const [open, setOpen] = useState(true);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const selected = value ? localMidnight(value) : undefined;
  const first = earliest ? localMidnight(earliest) : undefined;
  const month = selected ?? first;
  const today = new Date();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button ref={setTrigger} variant="ghost" size="icon-sm" aria-label={chooseLabel}>
          <CalendarIcon />
        </Button>
      </PopoverTrigger>
      {trigger ? (
        <PopoverContent align="end" aria-label={chooseLabel} container={overlayContainer(trigger)}>
          <Calendar
            autoFocus
            mode="single"
            required
            captionLayout="dropdown"
            startMonth={first ?? new Date(today.getFullYear() - YEARS_AHEAD, 0)}
            endMonth={new Date(today.getFullYear() + YEARS_AHEAD, 11)}
            selected={selected}
            {...(month ? { defaultMonth: month } : {})}
            {...(first ? { disabled: { before: first } } : {})}
            onSelect={(day) => {
              onChange(calendarDay(day));
              setOpen(false);
            }}
          />
        </PopoverContent>
      ) : null}
    </Popover>
  );
}

// The calendar works with local midnights and a CalendarDate has no zone, so both conversions use the browser's zone.
function localMidnight(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

function calendarDay(date: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as CalendarDate;
}
