import { ImportCsvButton } from "@/components/csv-import/import-csv-button";
import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import type { TabCounts } from "@/lib/bookings/list/booking-list.model";
import { AddBookingButton } from "../add-booking-button";
import { BookingTabs } from "./booking-tabs";

/** The title, the actions and the tabs of the bookings screen. */
export function BookingsHeader({ counts }: { readonly counts: TabCounts | null }) {
  return (
    <>
      <PageHeader
        title="Bookings"
        actions={
          <>
            <RefreshButton />
            <ImportCsvButton />
            <AddBookingButton />
          </>
        }
      />
      <BookingTabs counts={counts} />
    </>
  );
}
