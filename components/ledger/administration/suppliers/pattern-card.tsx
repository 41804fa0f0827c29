"use client";

import { PlusIcon, XIcon } from "lucide-react";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { termsIn } from "@/components/reconciliation/transactions/dialogs/patterns.model";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { Button } from "@/components/ui/button";
import type { SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { patternMutations } from "./pattern-mutations";

const { OnDemand: AddPattern } = onDemand(() => import("./add-pattern"));

/** The patterns by which the matcher recognises a supplier's payments on bank statements. */
export function PatternCard({ supplier }: { readonly supplier: Pick<SupplierJson, "id" | "metadataJson"> }) {
  const buttonFor = useMutationButtons();
  const patterns = termsIn(supplier.metadataJson);
  return (
    <div className="mt-4 max-w-5xl">
      <SectionCard
        title="Bank description patterns"
        description="A bank line that contains all the words of a pattern is read as this supplier's."
        action={
          <DialogButton
            variant="outline"
            size="sm"
            dialog={(close) => <AddPattern supplierId={supplier.id} onClose={close} />}
          >
            <PlusIcon />
            Add pattern
          </DialogButton>
        }
      >
        {patterns.length === 0 ? <p>No patterns yet.</p> : null}
        <ul className="divide-y">
          {patterns.map((terms) => (
            <li key={terms.join(" + ")} className="flex items-center justify-between gap-3 py-1">
              <span className="font-mono text-sm [overflow-wrap:anywhere]">{terms.join(" + ")}</span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove pattern ${terms.join(" + ")}`}
                {...buttonFor(() => patternMutations.remove({ supplierId: supplier.id, terms }))}
              >
                <XIcon />
              </Button>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
