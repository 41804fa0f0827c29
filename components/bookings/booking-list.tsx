"use client";

import { DataTable } from "@/components/shared/data-table/data-table";
import type { TableView } from "@/components/shared/data-table/table-view.model";
import { EmptyState } from "@/components/shared/empty-state";
import { NoResults } from "@/components/shared/no-results";
import { Pagination } from "@/components/shared/pagination";
import { SearchBox } from "@/components/shared/search-box";
import type { BookingRow } from "@/lib/bookings/booking-row.model";
import type { BookingTab } from "@/lib/bookings/booking-status.model";
import { BOOKING_COLUMNS } from "./booking-columns";

const CAPTIONS: Readonly<Record<BookingTab, string>> = {
  open: "Open bookings",
  closed: "Closed bookings",
  archived: "Archived bookings",
};

/** The table of one tab: search, rows, and where one is in them. */
export function BookingList({
  tab,
  rows,
  total,
  page,
  pageSize,
  view,
  hasFilter,
}: {
  readonly tab: BookingTab;
  readonly rows: readonly BookingRow[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly view: TableView;
  readonly hasFilter: boolean;
}) {
  return (
    <>
      <DataTable
        id="bookings"
        caption={CAPTIONS[tab]}
        columns={BOOKING_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<SearchBox label="Search bookings" placeholder="Search bookings..." />}
        empty={
          hasFilter ? (
            <NoResults title="No matching bookings" keys={["search", "view", "supplier"]} />
          ) : (
            <EmptyState illustration="ledger" title="No bookings yet" />
          )
        }
      />
      <Pagination page={page} pageSize={pageSize} total={total} noun="bookings" />
    </>
  );
}
