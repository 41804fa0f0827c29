"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { NoResults } from "@/components/shared/table/no-results";
import { BOOKINGS_URL } from "@/lib/base/addresses.model";

/** What stands in place of the list while there is nothing in it. */
export function NoBookings({ hasFilter }: { readonly hasFilter: boolean }) {
  if (hasFilter)
    return (
      <NoResults
        title="No matching bookings"
        url={BOOKINGS_URL}
        without={{ search: null, view: null, supplier: null, status: null }}
      />
    );
  return (
    <EmptyState illustration="ledger" title="No bookings yet">
      Add one by hand, import a CSV file, or forward a supplier's confirmation.
    </EmptyState>
  );
}
