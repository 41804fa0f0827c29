import { PageHeader } from "@/components/shared/page-header";
import { DataTableSkeleton } from "@/components/shared/table/data-table-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

const CARDS = ["My Suppliers", "New This Month", "Payment Timing", "Active Suppliers"];

export default function SuppliersLoading() {
  return (
    <>
      <PageHeader title="Suppliers" />
      <div className="mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <DataTableSkeleton columns={6} />
    </>
  );
}
