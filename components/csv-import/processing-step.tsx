"use client";

import { Progress } from "@/components/ui/progress";
import { counted } from "@/lib/base/text";
import { useProgress } from "./use-progress";

/** The bar, and in words how many rows the server has really read. */
export function ProcessingStep({ importId, rows }: { readonly importId: string; readonly rows: number }) {
  const { percent, processed } = useProgress(importId, rows);
  return (
    <div className="flex flex-col gap-3 py-12">
      <p className="text-center font-medium">Importing your bookings...</p>
      <Progress value={percent} label="Import progress" />
      <p role="status" className="text-center text-muted-foreground text-sm tabular-nums">
        {processed > 0
          ? `${processed.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} rows read`
          : `${counted(rows, "row")} to read`}
      </p>
      <p className="text-center text-muted-foreground text-sm">All rows are saved together, or none is.</p>
    </div>
  );
}
