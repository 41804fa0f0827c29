import { AdminBookingList } from "@/components/ledger/administration/bookings/admin-booking-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { tableView } from "@/components/shared/table/table-view";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import {
  adminBookingRow,
  adminBookingsPageOf,
} from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { listAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";

export const metadata = { title: "Bookings" };

/** The bookings of all agents. */
export default async function AdminBookingsPage({ searchParams }: PageProps<"/admin/bookings">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { filter, after } = adminBookingsPageOf(ANY_BOOKINGS_URL.read(address));
  const [page, view] = await Promise.all([
    section(listAdminBookings(ctx, filter, after)),
    tableView("anybookings"),
  ]);
  return (
    <>
      <PageHeader
        title="Bookings"
        description="Bookings of all agents. Opening one is recorded in the agent's audit."
        actions={<RefreshButton />}
      />
      {page.ok ? (
        <AdminBookingList
          rows={page.value.lines.map(adminBookingRow)}
          hasMore={page.value.hasMore}
          of={page.value.of}
          view={view}
        />
      ) : (
        <LoadFailed message="Failed to load bookings" />
      )}
    </>
  );
}
