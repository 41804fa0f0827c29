import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/links/link-button";
import {
  type Bar,
  monthPlus,
  type Week,
  weeksOf,
} from "@/lib/ledger/bookings/calendar/booking-calendar.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { TravelDays } from "../list/travel-days";
import { CalendarLink } from "./calendar-lazy";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A month of travel with a bar per booking from its first to its last day; on a phone, a list. */
export function BookingCalendar({
  month,
  today,
  bookings,
  hrefOf,
  toolbar,
  subscribe,
}: {
  readonly month: string;
  readonly today: CalendarDate;
  readonly bookings: readonly BookingRow[];
  readonly hrefOf: (month: string) => string;
  readonly toolbar: ReactNode;
  readonly subscribe: ReactNode;
}) {
  const title = monthInWords(month);
  return (
    <>
      <div data-print="none" className="mb-3 flex min-h-9 flex-wrap items-center gap-2">
        {toolbar}
      </div>
      <section aria-label={`Travel in ${title}`} className="rounded-lg border bg-card">
        <div className="flex flex-wrap items-center justify-between gap-2 border-b px-3 py-2">
          <h2 className="font-semibold text-md">{title}</h2>
          <div className="flex items-center gap-1">
            {subscribe}
            <Step href={hrefOf(monthPlus(month, -1))} label="Previous month">
              <ChevronLeftIcon />
            </Step>
            <LinkButton variant="outline" size="sm" href={hrefOf(today.slice(0, 7))} scroll={false}>
              Today
            </LinkButton>
            <Step href={hrefOf(monthPlus(month, 1))} label="Next month">
              <ChevronRightIcon />
            </Step>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="grid grid-cols-7 border-b text-muted-foreground text-xs max-md:hidden"
        >
          {WEEKDAYS.map((day) => (
            <span key={day} className="px-2 py-1">
              {day}
            </span>
          ))}
        </div>
        <div className="max-md:hidden">
          {weeksOf(month, bookings).map((week) => (
            <CalendarWeek key={week.days[0]} week={week} month={month} today={today} />
          ))}
        </div>
        <Agenda bookings={bookings} />
      </section>
    </>
  );
}

function CalendarWeek({
  week,
  month,
  today,
}: {
  readonly week: Week;
  readonly month: string;
  readonly today: CalendarDate;
}) {
  return (
    <div className="relative border-b last:border-0">
      <div aria-hidden="true" className="absolute inset-0 grid grid-cols-7">
        {week.days.map((day) => (
          <div key={day} className="border-r px-2 py-1 text-sm last:border-0">
            <span
              className={cn(
                !day.startsWith(month) && "text-muted-foreground",
                day === today &&
                  "rounded-full bg-primary px-1.5 py-0.5 font-semibold text-primary-foreground",
              )}
            >
              {Number(day.slice(8))}
            </span>
          </div>
        ))}
      </div>
      <ul className="relative grid min-h-28 grid-cols-7 content-start gap-y-1 pt-8 pb-2">
        {week.bars.map((bar) => (
          <CalendarBar key={bar.booking.id} bar={bar} />
        ))}
        {week.hidden > 0 ? (
          <li className="col-span-7 px-2 text-muted-foreground text-xs">and {week.hidden} more this week</li>
        ) : null}
      </ul>
    </div>
  );
}

function CalendarBar({ bar }: { readonly bar: Bar }) {
  const { booking, column, span, lane } = bar;
  const place: CSSProperties = { gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 1 };
  return (
    <li style={place} className="min-w-0 px-1">
      <CalendarLink booking={booking}>
        <span
          className={cn(
            "flex h-6 items-center gap-1.5 overflow-hidden rounded-md bg-accent px-2 text-accent-foreground text-xs hover:bg-border",
            bar.continues && "rounded-r-none",
          )}
        >
          <span className="truncate font-medium">{booking.clientName ?? booking.confirmationNumber}</span>
          <span className="truncate">{booking.supplierName}</span>
        </span>
      </CalendarLink>
    </li>
  );
}

function Agenda({ bookings }: { readonly bookings: readonly BookingRow[] }) {
  if (bookings.length === 0) return <p className="p-4 text-muted-foreground md:hidden">Nobody travels.</p>;
  return (
    <ul className="md:hidden">
      {bookings.map((booking) => (
        <li key={booking.id} className="border-b px-3 py-2 last:border-0">
          <CalendarLink booking={booking}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate font-medium">
                {booking.clientName ?? booking.confirmationNumber}
              </span>
              <span className="shrink-0 text-muted-foreground text-sm">
                <TravelDays booking={booking} />
              </span>
            </span>
            <span className="block truncate text-muted-foreground text-sm">{booking.supplierName}</span>
          </CalendarLink>
        </li>
      ))}
    </ul>
  );
}

function Step({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <LinkButton variant="outline" size="icon-sm" href={href} aria-label={label} scroll={false}>
      {children}
    </LinkButton>
  );
}
