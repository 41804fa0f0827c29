"use client";

import { WandSparklesIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";
import type { ShadowReport } from "@/lib/reconciliation/bank-transactions/accounts/account.model";

const { OnDemand: ShadowDialog } = onDemand(() => import("./shadow-dialog"));

/** A button that opens the report on automatic matching and its switches. */
export function AutoMatchButton({ reports }: { readonly reports: readonly ShadowReport[] }) {
  const [isOpen, setOpen] = useState(false);
  if (reports.length === 0) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <WandSparklesIcon aria-hidden="true" />
        Automatic matching
      </Button>
      {isOpen ? <ShadowDialog reports={reports} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
