"use client";

import type { ReactNode } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import type { BookingFilter } from "@/lib/ledger/bookings/list/booking-list.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import type { BookingScope } from "@/lib/ledger/bookings/list/bookings-page.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { RowMutationsProvider, useRowMutations } from "../mutations/row-mutations";
import { columnsOf } from "./booking-columns";

const { OnDemand: BulkActions, preload } = onDemand(() => import("../mutations/bulk-actions"));

const CAPTIONS: Readonly<Record<BookingScope, string>> = {
  all: "All bookings",
  open: "Open bookings",
  closed: "Closed bookings",
  archived: "Archived bookings",
};

type Props = {
  readonly scope: BookingScope;
  readonly rows: readonly BookingRow[];
  readonly total: number;
  readonly view: TableDisplay;
  /** The filter of the list; the rows are one page of its results. */
  readonly filter: BookingFilter;
  readonly today: CalendarDate;
  readonly hasFilter: boolean;
  /** Shown in place of the list if the tab is empty. */
  readonly empty: ReactNode;
  readonly toolbar: ReactNode;
  /** The totals. */
  readonly footer: ReactNode;
};

/** The table of one tab or of all bookings: tools, rows, totals and pagination. */
export function BookingList(props: Props) {
  return (
    <RowMutationsProvider rows={props.rows}>
      <Rows {...props} />
    </RowMutationsProvider>
  );
}

function Rows({ scope, rows, total, view, filter, today, hasFilter, empty, toolbar, footer }: Props) {
  usePreload(preload);
  const { shown } = useRowMutations();
  return (
    <>
      <DataTable
        id="bookings"
        caption={CAPTIONS[scope]}
        url={BOOKINGS_URL}
        columns={columnsOf(scope)}
        rows={shown(rows)}
        view={view}
        selectLabel={(row) => `Select ${row.confirmationNumber}`}
        bulk={(ids, clear, isWhole) => (
          <BulkActions {...{ scope, ids, filter, today, clear }} every={isWhole ? total : null} />
        )}
        whole={{ filter: JSON.stringify([scope, filter]), count: total }}
        toolbar={toolbar}
        footer={footer}
        empty={
          hasFilter ? (
            <NoResults
              title="No matching bookings"
              url={BOOKINGS_URL}
              without={{ search: null, view: null, supplier: null, status: null }}
            />
          ) : (
            empty
          )
        }
      />
      <Pagination url={BOOKINGS_URL} total={total} noun="booking" />
    </>
  );
}
