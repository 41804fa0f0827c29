"use client";

import { CheckCheckIcon, EyeOffIcon, ScanSearchIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { lookAgainMutation } from "../transaction-mutations";
import { ignoreAll } from "./bulk-mutations";
import { useRowStates } from "./row-states";

const { OnDemand: ConfirmDialog } = onDemand(() => import("./confirm-dialog"));

const CONFIRMABLE: ReadonlySet<TransactionRow["status"]> = new Set([
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
]);

/** What can be done to the chosen transactions at once. */
export function BulkActions({
  chosen,
  clear,
}: {
  readonly chosen: readonly TransactionRow[];
  readonly clear: () => void;
}) {
  const { mutate } = useMutation();
  const { becomes, setChoosing } = useRowStates();
  const [isConfirming, setConfirming] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const confirmable = chosen.filter(({ status }) => CONFIRMABLE.has(status));
  const ignore = () => {
    clear();
    void mutate(ignoreAll(chosen, () => becomes(ids, { target: null, status: "IGNORED" })));
  };
  const confirm = confirmable.length > 0 ? () => setConfirming(true) : undefined;
  useShortcuts({ ignore, confirm });
  useEffect(() => {
    setChoosing(true);
    return () => setChoosing(false);
  }, [setChoosing]);
  return (
    <>
      <Button variant="outline" size="sm" aria-disabled={!confirm} onClick={confirm}>
        <CheckCheckIcon aria-hidden="true" />
        Confirm...
      </Button>
      <Button variant="outline" size="sm" onClick={ignore}>
        <EyeOffIcon aria-hidden="true" />
        Ignore
      </Button>
      <Button variant="outline" size="sm" onClick={() => void mutate(lookAgainMutation(chosen))}>
        <ScanSearchIcon aria-hidden="true" />
        Look again
      </Button>
      <ExportMenu size="sm" path="/api/admin/bank-transactions/export" query={{ ids }} />
      {isConfirming ? (
        <ConfirmDialog
          chosen={confirmable}
          left={chosen.length - confirmable.length}
          onClose={() => setConfirming(false)}
          onSent={clear}
        />
      ) : null}
    </>
  );
}
