"use client";

import { ImportCsvButton } from "@/components/csv-import/import-csv-button";
import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import type { TabCounts } from "@/lib/bookings/list/booking-list.model";
import { AddBookingButton } from "../add-booking-button";
import { BookingTabs, usePresentTab } from "./booking-tabs";

/** The title, the actions and the tabs of the bookings screen; who asks for commission adds none. */
export function BookingsHeader({ counts }: { readonly counts: TabCounts | null }) {
  return (
    <>
      {usePresentTab() === "chase" ? (
        <PageHeader title="Chase overdue commission" actions={<RefreshButton />} />
      ) : (
        <PageHeader
          title="Bookings"
          actions={
            <>
              <RefreshButton />
              <ImportCsvButton />
            </>
          }
          primary={<AddBookingButton />}
        />
      )}
      <BookingTabs counts={counts} />
    </>
  );
}
