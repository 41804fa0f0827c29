"use client";

import { useUrlState } from "@/components/shared/table/url-state";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { type ListedStatus, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";

/** The number of transactions by status; a missing status has none. */
export type StatusCounts = Readonly<Partial<Record<TransactionStatus, number>>>;

type Stage = {
  readonly label: string;
  readonly filter: readonly ListedStatus[];
  readonly counted: readonly TransactionStatus[];
  readonly waits?: boolean;
};

const STAGES: readonly Stage[] = [
  stage("Being read", ["NEW", "METADATA_EXTRACTED"]),
  { ...stage("To confirm", ["MATCHED_NEEDS_CONFIRMATION"]), waits: true },
  { ...stage("To review", ["PENDING_REVIEW"]), waits: true },
  { ...stage("Exceptions", ["EXCEPTION"]), waits: true },
  {
    label: "Matched",
    filter: ["AUTO_MATCHED", "MANUAL_MATCHED"],
    counted: ["AUTO_MATCHED", "MANUAL_MATCHED", "CONFIRMED"],
  },
  stage("Closed", ["CLOSED"]),
  stage("Ignored", ["IGNORED"]),
];

/**
 * The stages of transactions from the statement to the booking, each with its count. A press filters the list by the
 * stage; a second press removes the filter.
 */
export function Funnel({ counts }: { readonly counts: StatusCounts }) {
  const { values, href } = useUrlState(TRANSACTIONS_URL);
  return (
    <nav aria-label="Transactions by stage" className="@container/funnel mb-4">
      <ol className="flex @md/funnel:grid @4xl/funnel:grid-cols-7 @md/funnel:grid-cols-4 gap-2 overflow-x-auto p-0.5">
        {STAGES.map(({ label, filter, counted, waits }) => {
          const isShown = filter.join() === values.status.join();
          const count = counted.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
          return (
            <li key={label} className="min-w-22 shrink-0">
              <PageLink
                href={href({ status: isShown ? null : filter })}
                replace
                scroll={false}
                aria-current={isShown ? "true" : undefined}
                className={cn(
                  "flex min-h-14 flex-col justify-center rounded-lg border bg-card px-2.5 py-1.5 transition-colors duration-150 hover:bg-muted",
                  "aria-[current=true]:border-primary aria-[current=true]:bg-accent aria-[current=true]:text-accent-foreground",
                )}
              >
                <span
                  className={cn(
                    "font-semibold text-md",
                    waits && count > 0 && !isShown && "text-warn-foreground",
                  )}
                >
                  {count.toLocaleString("en-US")}
                </span>
                <span className={cn("truncate text-xs", !isShown && "text-muted-foreground")}>{label}</span>
              </PageLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stage(label: string, statuses: readonly ListedStatus[]): Stage {
  return { label, filter: statuses, counted: statuses };
}
