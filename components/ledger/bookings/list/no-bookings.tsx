import { EmptyState } from "@/components/shared/states/empty-state";
import { LinkButton } from "@/components/ui/links/link-button";
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
          <LinkButton variant="outline" href={`/bookings/${other}`}>
            Show {counted(counts[other], `${other} booking`)}
          </LinkButton>
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
