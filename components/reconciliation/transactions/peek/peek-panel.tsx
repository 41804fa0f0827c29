import { ChevronLeftIcon, ChevronRightIcon, XIcon } from "lucide-react";
import { useEffect } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/focus/scroll-region";
import { Skeleton } from "@/components/ui/skeleton";
import { useResource } from "@/lib/platform/api-client/resource";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { neighboursOf, nextWaiting } from "../workbench/queue.model";
import { approach, KEPT, transactionOf } from "../workbench/transaction-resource";
import { Step } from "../workbench/workbench-header";
import { PeekFrame } from "./peek-frame";
import { PeekedTransaction } from "./peeked-transaction";
import { closePeek, goTo } from "./rows";

const NOT_FOUND = 404;

/**
 * One transaction of the list with its candidates. It is decided with the workbench's shortcuts, while
 * the list stays where it is.
 */
export default function PeekPanel({
  id,
  rows,
}: {
  readonly id: string;
  readonly rows: readonly TransactionRow[];
}) {
  const { data, error, refetch } = useResource(transactionOf(id), KEPT);
  const { previous, next } = neighboursOf(rows, id);
  const waits = nextWaiting(rows, id);
  const to = (other: string | null) => (other === null ? undefined : () => goTo(other));
  const steps = { previous: to(previous), next: to(next) };
  useShortcuts({ ...steps, escape: () => closePeek(id) });
  useEffect(() => {
    for (const near of new Set([waits, next])) if (near) void approach(near);
  }, [waits, next]);
  return (
    <PeekFrame>
      <div className="flex items-center gap-2 border-b bg-card px-4 py-2">
        <h2 className="mr-auto font-semibold text-md">Peek</h2>
        <Step label="Previous transaction" go={steps.previous}>
          <ChevronLeftIcon />
        </Step>
        <Step label="Next transaction" go={steps.next}>
          <ChevronRightIcon />
        </Step>
        <Button variant="ghost" size="icon-sm" aria-label="Close the peek" onClick={() => closePeek(id)}>
          <XIcon />
        </Button>
      </div>
      <ScrollRegion label="The transaction" className="flex flex-col gap-3 overflow-y-auto p-3">
        {data ? <PeekedTransaction key={id} detail={data} rows={rows} /> : null}
        {!data && error ? (
          <LoadFailed
            message={error.status === NOT_FOUND ? "Transaction not found." : "Failed to load transaction."}
            onRetry={error.status === NOT_FOUND ? null : () => void refetch()}
          />
        ) : null}
        {data || error ? null : <Skeleton aria-busy="true" className="h-96" />}
      </ScrollRegion>
    </PeekFrame>
  );
}
