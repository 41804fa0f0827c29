"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";

/** What stands in place of the list while there is nothing in it. */
export function NoBookings({ hasFilter }: { readonly hasFilter: boolean }) {
  if (hasFilter)
    return <NoResults title="No matching bookings" keys={["search", "view", "supplier", "status"]} />;
  return (
    <EmptyState illustration="ledger" title="No bookings yet">
      Add one by hand, import a CSV file, or forward a supplier's confirmation.
    </EmptyState>
  );
}
