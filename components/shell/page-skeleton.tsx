import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/**
 * The placeholder of a page that is loading: title, tools, rows. It is a client component, so the page's payload
 * contains a reference to it instead of its markup.
 */
export function PageSkeleton({ heading }: { readonly heading?: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading data...
      </p>
      {heading ?? <Skeleton className="mb-5 h-9 w-48" />}
      <Skeleton className="mb-3 h-9 w-72 max-w-full" />
      <div className="overflow-hidden rounded-lg border bg-card">
        {ROWS.map((row) => (
          <div key={row} aria-hidden="true" className="row-skeleton" />
        ))}
      </div>
    </div>
  );
}
