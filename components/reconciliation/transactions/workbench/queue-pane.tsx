import type { MouseEvent } from "react";
import { DayText } from "@/components/shared/text/date-text";
import { cn } from "@/components/ui/cn";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { PageLink } from "@/components/ui/links/page-link";
import { money } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { AmountText } from "../amount-text";
import { TRANSACTION_LABELS } from "../transaction-words.model";
import { isWaiting, type QueueRow } from "./queue.model";
import { approach } from "./transaction-resource";
import type { WorkQueue } from "./use-queue";

/** The list being worked through, next to the open transaction on wide screens. */
export function QueuePane({
  queue,
  id,
  open,
  hrefOf,
}: {
  readonly queue: WorkQueue;
  readonly id: string;
  readonly open: (id: string) => void;
  readonly hrefOf: (id: string) => string;
}) {
  const follow = (event: MouseEvent, row: QueueRow) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(row.id);
  };
  return (
    <aside aria-label="Queue" className="hidden min-w-0 min-[90rem]:block">
      <div className="sticky top-20 rounded-lg border bg-card">
        <p className="border-b px-3 py-2 font-medium text-sm">{waitingWords(queue)}</p>
        <ScrollRegion label="Transactions of the queue" className="max-h-[calc(100dvh-9rem)] overflow-y-auto">
          <ol>
            {queue.rows.map((row) => (
              <li key={row.id} className="border-b last:border-0">
                <PageLink
                  href={hrefOf(row.id)}
                  aria-current={row.id === id ? "true" : undefined}
                  onClick={(event) => follow(event, row)}
                  onPointerEnter={() => void approach(row.id)}
                  className={cn(
                    "flex flex-col gap-0.5 px-3 py-2 text-sm -outline-offset-2 hover:bg-muted aria-[current=true]:bg-accent",
                    !isWaiting(row) && "opacity-70",
                  )}
                >
                  <span className="truncate font-medium">{row.name || "No description"}</span>
                  <span className="flex justify-between gap-2 text-xs">
                    <DayText value={row.date} />
                    <AmountText amount={money(row.amount, row.currency)} />
                  </span>
                  <span className="truncate text-xs">
                    {row.supplier ? `${row.supplier.name} · ` : ""}
                    {TRANSACTION_LABELS[row.status]}
                  </span>
                </PageLink>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      </div>
    </aside>
  );
}

/** Returns the number of waiting transactions as text, such as "12 transactions to decide". */
export function waitingWords({ waiting, count }: Pick<WorkQueue, "waiting" | "count">): string {
  if (count === null) return "Loading...";
  return waiting === 0 ? "Nothing waits here" : `${counted(waiting, "transaction")} to decide`;
}
