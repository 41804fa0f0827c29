import { EmptyState } from "@/components/shared/states/empty-state";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { BookingTab } from "@/lib/ledger/bookings/booking-status.model";
import type { TabCounts } from "@/lib/ledger/bookings/list/booking-list.model";
import { counted } from "@/lib/platform/base/text";

const TABS = ["open", "closed", "archived"] as const;

const COMES_HERE: Readonly<Record<BookingTab, string>> = {
  open: "What is booked, and not paid or closed, stands here.",
  closed: "What is paid or closed stands here.",
  archived: "What you archive once it is paid stands here.",
};

/** Shown in place of a tab's list while it is empty. */
export function NoBookings({
  scope,
  counts,
}: {
  readonly scope: BookingTab;
  /** The counts of all tabs. */
  readonly counts: TabCounts | null;
}) {
  const other = counts && TABS.find((tab) => tab !== scope && counts[tab] > 0);
  if (other) {
    return (
      <EmptyState
        illustration="ledger"
        title="No bookings yet"
        action={
          <Button asChild variant="outline">
            <PageLink href={`/bookings/${other}`}>Show {counted(counts[other], `${other} booking`)}</PageLink>
          </Button>
        }
      >
        {COMES_HERE[scope]}
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="ledger" title="No bookings yet">
      Add one by hand, import a CSV file, or forward a supplier's confirmation.
    </EmptyState>
  );
}
