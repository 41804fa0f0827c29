import { DataTableSkeleton } from "@/components/shared/data-table/data-table-skeleton";
import { PageHeader } from "@/components/shared/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function BookingsLoading() {
  return (
    <>
      <PageHeader title="Bookings" />
      <Skeleton className="mb-4 h-10 w-80 max-w-full" />
      <DataTableSkeleton columns={8} />
    </>
  );
}
