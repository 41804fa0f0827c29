import { redirect } from "next/navigation";
import { BookingList } from "@/components/bookings/booking-list";
import { BookingListFailed } from "@/components/bookings/booking-list-failed";
import { BookingsHeader } from "@/components/bookings/bookings-header";
import { tableView } from "@/components/shared/data-table/table-view";
import { dayIn } from "@/lib/base/calendar-date";
import { isId } from "@/lib/base/id";
import { bookingRow } from "@/lib/bookings/booking-row.model";
import type { BookingTab } from "@/lib/bookings/booking-status.model";
import { pageQueryOf, tabOf, tabOfStatus } from "@/lib/bookings/bookings-page.model";
import { countTabs } from "@/lib/bookings/count-tabs";
import { listBookings } from "@/lib/bookings/list-bookings";
import { readBooking } from "@/lib/bookings/read-booking";
import { timeZoneOf } from "@/lib/context/context";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Bookings" };

type Props = {
  readonly params: Promise<{ readonly tab?: readonly string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function BookingsPage({ params, searchParams }: Props) {
  const { tab: segments = [] } = await params;
  const tab = await tabAt(segments);
  const query = pageQueryOf(tab, await searchParams);
  const { ctx } = await pageContext();
  const [page, counts, view] = await Promise.all([
    section(listBookings(ctx, query)),
    section(countTabs(ctx)),
    tableView("bookings"),
  ]);
  const today = dayIn(ctx.now, timeZoneOf(ctx));
  return (
    <>
      <BookingsHeader tab={tab} counts={counts.ok ? counts.value : null} />
      {page.ok ? (
        <BookingList
          tab={tab}
          rows={page.value.data.map((booking) => bookingRow(booking, today))}
          total={page.value.count}
          page={query.page}
          pageSize={query.limit}
          view={view}
          hasFilter={Boolean(query.search || query.view || query.supplierId)}
        />
      ) : (
        <BookingListFailed failure={page.failure} />
      )}
    </>
  );
}

/** The tab a path names. A booking's id leads to its own tab with the booking open; anything else to the open ones. */
async function tabAt(segments: readonly string[]): Promise<BookingTab> {
  const [segment, ...more] = segments;
  if (segment === undefined) return "open";
  const tab = more.length === 0 ? tabOf(segment) : undefined;
  if (tab) return tab;
  if (more.length > 0 || !isId(segment)) redirect("/bookings/open");
  const { ctx } = await pageContext();
  const found = await section(readBooking(ctx, segment.toLowerCase()));
  if (!found.ok) redirect("/bookings/open");
  redirect(`/bookings/${tabOfStatus(found.value.status)}?booking=${found.value.id}`);
}
