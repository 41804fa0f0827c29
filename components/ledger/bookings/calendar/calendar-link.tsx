import type { MouseEvent, ReactNode } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import { prefetch } from "../prefetch";

/** A link that opens a booking above the calendar in the same frame; a middle click opens a new tab. */
export function CalendarLink({
  booking,
  children,
}: {
  readonly booking: BookingRow;
  readonly children: ReactNode;
}) {
  const { href, show } = useUrlState(OPEN_URL);
  const { dateFormat } = useDatePreferences();
  const [from, to] = [booking.travelStart, booking.travelEnd].map((day) => writtenDay(day, dateFormat));
  const patch = { booking: booking.id };
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    prefetch(booking);
    show(patch);
  };
  return (
    <a
      href={href(patch)}
      onClick={open}
      title={`${booking.confirmationNumber}: ${from} – ${to}`}
      className="block rounded-md"
    >
      {children}
    </a>
  );
}
