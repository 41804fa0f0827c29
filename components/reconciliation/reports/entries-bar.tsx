import { cn } from "@/components/ui/cn";
import type { EntryCounts } from "@/lib/reconciliation/commission-reports/report-list.model";
import { BAR_ORDER, REST_WORDS } from "./entry-words.model";

const FILL: Readonly<Record<(typeof BAR_ORDER)[number], string>> = {
  CLOSED: "bg-ok-foreground",
  AUTO_MATCHED: "bg-info-foreground",
  MATCHED_NEEDS_CONFIRMATION: "bg-warn-foreground",
  PENDING: "bg-input",
};

/** The progress of a report's entries, without the ignored ones: a segmented bar and the same counts as text. */
export function EntriesBar({
  counts,
  className,
}: {
  readonly counts: EntryCounts;
  readonly className?: string;
}) {
  const shown = BAR_ORDER.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const rest = shown.flatMap(({ status, count }) => (status === "CLOSED" ? [] : { status, count }));
  return (
    <span className={cn("inline-flex min-w-44 flex-col gap-1 py-1 md:@max-[46rem]/list:min-w-28", className)}>
      <span aria-hidden="true" className="flex h-2 w-full gap-px overflow-hidden rounded-full bg-muted">
        {shown.map(({ status, count }) => (
          <span key={status} className={FILL[status]} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className="text-sm">
        {total === 0 ? "No entries" : `${counts.CLOSED ?? 0} of ${total} closed`}
        {rest.length > 0 ? (
          <span className="block text-muted-foreground text-xs">
            {rest.map(({ status, count }) => `${count} ${REST_WORDS[status]}`).join(", ")}
          </span>
        ) : null}
      </span>
    </span>
  );
}
