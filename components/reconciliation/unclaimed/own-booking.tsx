import { DayText } from "@/components/shared/text/date-text";
import type { OwnBooking } from "@/lib/reconciliation/unclaimed-commission/offer.model";

/** A booking's number, client and travel dates. */
export function OwnBookingText({ booking }: { readonly booking: OwnBooking }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      <span className="font-mono">{booking.confirmationNumber}</span>
      {booking.clientName ? <span>, {booking.clientName}</span> : null}
      <span className="block text-muted-foreground text-sm">
        <DayText value={booking.travelStart} /> – <DayText value={booking.travelEnd} />
        {booking.supplierName ? ` · ${booking.supplierName}` : null}
      </span>
    </span>
  );
}
