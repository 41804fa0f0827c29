import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { type ChevronProps, DayPicker, type DayPickerProps, type Modifiers } from "react-day-picker";
import { cn } from "./cn";

const step =
  "absolute top-0 z-10 flex size-8 items-center justify-center rounded-md hover:bg-muted disabled:opacity-40";

const CLASSES = {
  months: "relative",
  month_caption: "flex h-8 items-center justify-center gap-1 font-medium",
  dropdowns: "flex items-center gap-1",
  dropdown_root: "relative inline-flex items-center rounded-md px-1 hover:bg-muted",
  dropdown: "absolute inset-0 cursor-pointer opacity-0",
  caption_label: "inline-flex items-center gap-1",
  button_previous: cn(step, "left-0"),
  button_next: cn(step, "right-0"),
  chevron: "size-4",
  month_grid: "mt-2 border-collapse",
  weekday: "size-9 font-normal text-muted-foreground text-xs",
  day: "group/day size-9 p-0 text-center",
  day_button:
    "size-9 rounded-md hover:bg-muted disabled:pointer-events-none group-data-[selected=true]/day:bg-primary group-data-[selected=true]/day:text-primary-foreground",
  today: "font-semibold text-primary",
  outside: "text-muted-foreground",
  disabled: "text-muted-foreground opacity-50",
  hidden: "invisible",
} as const;

/** A month calendar for choosing a day; its code is fetched when a DatePicker opens. */
export function Calendar({ className, classNames, ...props }: DayPickerProps) {
  return (
    <DayPicker
      data-slot="calendar"
      className={cn("w-fit", className)}
      classNames={{ ...CLASSES, ...classNames }}
      components={{ Chevron }}
      labels={{ labelDayButton: dayLabel }}
      {...props}
    />
  );
}

// The label begins with the visible number, so that voice control finds the button by its visible text.
function dayLabel(date: Date, modifiers: Modifiers): string {
  const day = date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const weekday = date.toLocaleDateString("en-GB", { weekday: "long" });
  return [day, weekday, modifiers.today && "today", modifiers.selected && "selected"]
    .filter(Boolean)
    .join(", ");
}

function Chevron({ orientation, className }: ChevronProps) {
  if (orientation === "left") return <ChevronLeftIcon className={className} />;
  return (
    <ChevronRightIcon
      className={cn(className, orientation === "down" && "rotate-90", orientation === "up" && "-rotate-90")}
    />
  );
}
