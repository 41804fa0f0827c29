import { ImportCsvButton } from "@/components/csv-import/import-csv-button";
import { PageHeader } from "@/components/shared/page-header";
import { RefreshButton } from "@/components/shared/refresh-button";
import { LinkTabs } from "@/components/ui/tabs";
import type { TabCounts } from "@/lib/bookings/booking-list.model";
import type { BookingTab } from "@/lib/bookings/booking-status.model";
import { AddBookingButton } from "./add-booking-button";

const TABS = [
  { tab: "open", label: "Open" },
  { tab: "closed", label: "Closed" },
  { tab: "archived", label: "Archived" },
] as const;

/** The title, the actions and the tabs of the bookings screen. */
export function BookingsHeader({
  tab,
  counts,
}: {
  readonly tab: BookingTab;
  readonly counts: TabCounts | null;
}) {
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
      <LinkTabs
        label="Bookings by status"
        className="mb-4"
        tabs={TABS.map((one) => ({
          href: `/bookings/${one.tab}`,
          label: one.label,
          active: one.tab === tab,
          ...(counts ? { count: counts[one.tab] } : {}),
        }))}
      />
    </>
  );
}
