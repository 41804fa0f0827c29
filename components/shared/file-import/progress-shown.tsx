"use client";

import { Progress } from "@/components/ui/progress";
import type { Resource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";
import { useProgress } from "./use-progress";

/** The bar, and in words how many rows (`noun`) the server has really done. */
export function ProgressShown({
  progress,
  rows,
  noun,
  title,
  done,
  foot,
}: {
  readonly progress: Resource<{ readonly processed: number }>;
  readonly rows: number;
  readonly noun: string;
  readonly title: string;
  /** What was done with a row: "read". */
  readonly done: string;
  readonly foot: string;
}) {
  const { percent, processed } = useProgress(progress, rows);
  return (
    <div className="flex flex-col gap-3 py-12">
      <p className="text-center font-medium">{title}</p>
      <Progress value={percent} label="Import progress" />
      <p role="status" className="text-center text-muted-foreground text-sm tabular-nums">
        {processed > 0
          ? `${processed.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} ${noun}s ${done}`
          : `${counted(rows, noun)} to ${done === "read" ? "read" : "import"}`}
      </p>
      <p className="text-center text-muted-foreground text-sm">{foot}</p>
    </div>
  );
}
