import type { ReactNode } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Skeleton } from "@/components/ui/skeleton";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { PeekFrame } from "./peek-frame";
import { usePeeked } from "./use-peeked";

const { OnDemand: PeekPanel, preload } = onDemand(() => import("./peek-panel"));

/** The list and the peeked transaction next to it; on narrow screens, the transaction is in a sheet over the list. */
export function PeekBeside({
  rows,
  children,
}: {
  readonly rows: readonly TransactionRow[];
  readonly children: ReactNode;
}) {
  usePreload(preload);
  const id = usePeeked();
  return (
    <div
      className={
        id === null
          ? undefined
          : "max-lg:pb-[62dvh] lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4"
      }
    >
      <div className="min-w-0">{children}</div>
      {id === null ? null : (
        <PeekPanel
          id={id}
          rows={rows}
          meanwhile={
            <PeekFrame>
              <Skeleton className="h-96" />
            </PeekFrame>
          }
        />
      )}
    </div>
  );
}
