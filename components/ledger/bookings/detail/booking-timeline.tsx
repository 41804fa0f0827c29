"use client";

import { CircleCheckIcon, CircleDashedIcon, CircleDotIcon } from "lucide-react";
import { DayText } from "@/components/shared/text/date-text";
import { cn } from "@/components/ui/cn";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type TimelineEvent, timelineOf } from "./timeline.model";

const ICONS = { done: CircleCheckIcon, now: CircleDotIcon, ahead: CircleDashedIcon } as const;
const WORDS = { done: "done", now: "now", ahead: "to come" } as const;

/** The stages of a booking from booked to paid, with the completed and the next ones marked. */
export function BookingTimeline({ details }: { readonly details: BookingDetails }) {
  return (
    <ol
      aria-label="Timeline"
      className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border bg-background p-3 sm:flex sm:flex-wrap"
    >
      {timelineOf(details).map((step) => (
        <TimelineStep key={step.id ?? step.label} step={step} />
      ))}
    </ol>
  );
}

function TimelineStep({ step }: { readonly step: TimelineEvent }) {
  const Icon = ICONS[step.state];
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={cn(
          "mt-0.5 size-4 shrink-0",
          step.state === "ahead" ? "text-muted-foreground" : "text-primary",
        )}
      />
      <div>
        <p className="font-medium text-sm">
          {step.label}
          <span className="sr-only">, {WORDS[step.state]}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          {step.day ? <DayText value={step.day as CalendarDate} /> : (step.note ?? "–")}
        </p>
        {step.day && step.note ? <p className="text-muted-foreground text-sm">{step.note}</p> : null}
      </div>
    </li>
  );
}
