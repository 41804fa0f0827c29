import { Skeleton } from "@/components/ui/skeleton";

const WIDTHS = ["w-24", "w-36", "w-28", "w-20"];

/** The geometry of a table that is on its way: toolbar, headings, rows. */
export function DataTableSkeleton({
  rows = 10,
  columns = 6,
}: {
  readonly rows?: number;
  readonly columns?: number;
}) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading data...
      </p>
      <div className="mb-3 flex min-h-9 items-center gap-2">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="ml-auto h-8 w-20" />
      </div>
      <div className="overflow-hidden rounded-lg border bg-card">
        <div className="h-9 border-b max-md:hidden" />
        {numbers(rows).map((row) => (
          <div
            key={row}
            className="flex h-24 items-center justify-between gap-6 border-b px-3 last:border-0 md:h-11"
          >
            {numbers(columns).map((column) => (
              <Skeleton
                key={column}
                className={`h-3.5 ${WIDTHS[(row + column) % WIDTHS.length]} ${column > 1 ? "max-md:hidden" : ""}`}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}
