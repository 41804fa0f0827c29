import { DataTableSkeleton } from "@/components/shared/table/data-table-skeleton";

/** It stands around the group `(list)`, not around the tab: so it shows on the way to the bookings, and between their tabs the last rows stay until the next have come. */
export default function BookingsLoading() {
  return <DataTableSkeleton columns={8} />;
}
