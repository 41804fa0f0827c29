"use client";

import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import type { TransactionDetail } from "@/lib/bank-transactions/transaction.model";
import type { Decisions } from "./use-decisions";
import type { WorkQueue } from "./use-queue";

type Bench = {
  readonly detail: TransactionDetail;
  readonly queue: Pick<WorkQueue, "next" | "previous">;
  readonly decisions: Decisions;
  readonly chosen: number;
  readonly choose: (index: number) => void;
  readonly ask: (dialog: "link-booking" | "supplier" | "split") => () => void;
};

/** The queue can be worked without a pointer: moving, deciding, choosing another, and the dialogs. */
export function useWorkbenchKeys({ detail, queue, decisions, chosen, choose, ask }: Bench): void {
  const { candidates, target, status } = detail;
  const isIgnored = status === "IGNORED";
  const isOpen = target === null && !isIgnored;
  const matches = (index: number) => {
    const candidate = candidates[index];
    const { match } = decisions;
    return candidate && match ? () => match(candidate) : undefined;
  };
  useShortcuts({
    next: queue.next,
    previous: queue.previous,
    match1: matches(0),
    match2: matches(1),
    match3: matches(2),
    match4: matches(3),
    match5: matches(4),
    match6: matches(5),
    match7: matches(6),
    match8: matches(7),
    match9: matches(8),
    nextCandidate: candidates.length > 1 ? () => choose((chosen + 1) % candidates.length) : undefined,
    confirm: decisions.confirm,
    ignore: decisions.ignore,
    restore: decisions.restore,
    unlink: decisions.unlink,
    supplier: isIgnored ? undefined : ask("supplier"),
    split: isOpen ? ask("split") : undefined,
    linkBooking: isOpen ? ask("link-booking") : undefined,
  });
}
