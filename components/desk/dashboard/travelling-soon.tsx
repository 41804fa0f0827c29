import { DayText } from "@/components/shared/text/date-text";
import { ShortDayText } from "@/components/shared/text/short-day-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { Trip } from "@/lib/desk/dashboard/outlook.model";
import { type CalendarDate, daysBetween, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { SectionCard } from "./section-card";

const WEEKS = 6;
const SHOWN = 8;

/** The trips of the next six weeks: the number that begin in each week, and the next ones by name. */
export function TravellingSoon({
  today,
  trips,
}: {
  readonly today: CalendarDate;
  readonly trips: readonly Trip[];
}) {
  const weeks = Array.from({ length: WEEKS }, (_, week) => ({
    starts: plusDays(today, week * 7),
    count: trips.filter((trip) => Math.floor(daysBetween(today, trip.travelStart) / 7) === week).length,
  }));
  return (
    <SectionCard
      title="Travelling soon"
      description="Bookings that start in the next six weeks"
      empty={trips.length === 0 ? "Nobody travels in the next six weeks." : null}
    >
      <ol className="grid grid-cols-6 gap-1.5 text-center">
        {weeks.map(({ starts, count }) => (
          <li
            key={starts}
            className={
              count > 0 ? "rounded-md bg-accent p-2 text-accent-foreground" : "rounded-md bg-muted p-2"
            }
          >
            <span className="block font-semibold text-md tabular-nums">{count}</span>
            <span className="block text-xs">
              <ShortDayText value={starts} />
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-3 divide-y">
        {trips.slice(0, SHOWN).map((trip) => (
          <li key={trip.id} className="flex items-baseline justify-between gap-3 py-2">
            <PageLink href={`/bookings/${trip.id}`} className="min-h-6 min-w-0 truncate hover:underline">
              {trip.clientName ?? trip.confirmationNumber}
              <span className="text-muted-foreground">
                {" "}
                {trip.supplierName ? `at ${trip.supplierName}` : ""}
              </span>
            </PageLink>
            <span className="shrink-0 text-muted-foreground text-sm">
              <DayText value={trip.travelStart} />
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
