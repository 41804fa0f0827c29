"use client";

import { CursorPagination } from "@/components/shared/table/cursor-pagination";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import type { AdminBookingRow } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { ANY_BOOKING_COLUMNS } from "./admin-booking-columns";
import { AdminBookingTools } from "./admin-booking-tools";

const WITHOUT = {
  ...{ search: null, status: null, supplier: null, agent: null },
  ...{ currency: null, due: null, owed: null, paid: null, difference: null },
};

/** The bookings of all agents: tools, rows, and links to older pages. */
export function AdminBookingList({
  rows,
  hasMore,
  of,
  view,
}: {
  readonly rows: readonly AdminBookingRow[];
  readonly hasMore: boolean;
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="anybookings"
        isAlone
        caption="Bookings"
        url={ANY_BOOKINGS_URL}
        columns={ANY_BOOKING_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<AdminBookingTools of={of} />}
        empty={
          <NoResults
            title="No bookings found"
            url={ANY_BOOKINGS_URL}
            without={WITHOUT}
            clearLabel="Show all bookings"
          />
        }
      />
      <CursorPagination url={ANY_BOOKINGS_URL} last={rows.at(-1)} hasMore={hasMore} />
    </>
  );
}
