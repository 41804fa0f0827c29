"use client";

import { WandSparklesIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import type { ShadowReport } from "@/lib/reconciliation/bank-transactions/accounts/account.model";

const { OnDemand: ShadowDialog } = onDemand(() => import("./shadow-dialog"));

/** A button that opens the report on automatic matching and its switches. */
export function AutoMatchButton({ reports }: { readonly reports: readonly ShadowReport[] }) {
  if (reports.length === 0) return null;
  return (
    <DialogButton variant="outline" dialog={(close) => <ShadowDialog reports={reports} onClose={close} />}>
      <WandSparklesIcon />
      Automatic matching
    </DialogButton>
  );
}
