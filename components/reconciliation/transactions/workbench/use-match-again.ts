"use client";

import { useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { useResource } from "@/lib/platform/api-client/resource";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { UNDECIDED } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { lookAgainMutation } from "../transaction-mutations";
import { KEPT, transactionOf } from "./transaction-resource";

const POLL_MS = 1_500;
const OPEN: ReadonlySet<TransactionDetail["status"]> = new Set(UNDECIDED);

/** Has the matcher look at an undecided transaction again, and shows what it says as soon as it has; undefined where there is nothing to look for. */
export function useMatchAgain(detail: TransactionDetail): (() => void) | undefined {
  const { mutate } = useMutation();
  const [asked, setAsked] = useState<{ readonly decidedAt: string | null } | null>(null);
  const isAwaited = asked !== null && asked.decidedAt === detail.decidedAt;
  useResource(transactionOf(detail.id), { ...KEPT, refetchInterval: isAwaited ? POLL_MS : false });
  if (!OPEN.has(detail.status)) return undefined;
  return async () => {
    if (await mutate(lookAgainMutation([detail]))) setAsked({ decidedAt: detail.decidedAt });
  };
}
