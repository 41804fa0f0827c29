import { Reasons, VerdictBadge } from "@/components/reconciliation/transactions/workbench/candidate-parts";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { BookingView, EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";

/** The bookings that an entry may pay, best first, each with its reasons. */
export function EntryCandidates({
  entry,
  busy,
  onMatch,
}: {
  readonly entry: EntryView;
  readonly busy: boolean;
  readonly onMatch: (booking: BookingView) => void;
}) {
  if (entry.candidates.length === 0) {
    return (
      <p className="text-muted-foreground text-sm">
        Nothing is proposed for this line. Look for a booking by its number.
      </p>
    );
  }
  return (
    <ol aria-label="Candidates" className="flex flex-col gap-2">
      {entry.candidates.map(({ booking, score, reasons }, index) => (
        <li key={booking.id} className="rounded-md border p-3">
          <div className="flex items-start justify-between gap-2">
            <BookingFacts booking={booking} />
            <Button
              size="sm"
              variant={index === 0 ? "primary" : "outline"}
              aria-disabled={busy}
              onClick={() => (busy ? undefined : onMatch(booking))}
            >
              Match<span className="sr-only"> to {booking.confirmationNumber}</span>
              <Kbd aria-hidden="true" className="max-md:hidden">
                {index + 1}
              </Kbd>
            </Button>
          </div>
          <div className="mt-2">
            <VerdictBadge score={score} />
            <Reasons reasons={reasons} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A summary of any agent's booking. */
export function BookingFacts({ booking }: { readonly booking: BookingView }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-mono font-semibold">{booking.confirmationNumber}</p>
      <p>{[booking.clientName, booking.supplierName].filter(Boolean).join(", ") || "–"}</p>
      <p className="text-muted-foreground">
        {booking.agentName}, <DayText value={booking.travelStart} /> to <DayText value={booking.travelEnd} />
      </p>
      <p className="text-muted-foreground">
        Expected {booking.expected}, outstanding {booking.outstanding}
      </p>
    </div>
  );
}
