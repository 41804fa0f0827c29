"use client";

import { Undo2Icon } from "lucide-react";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { Button } from "@/components/ui/button";
import type { AdminSupplierView } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { adminSupplierMutations } from "./admin-supplier-mutations";

/** The suppliers merged into this one for all agents, each with its Undo while that is possible. */
export function JoinedSuppliers({ merges }: Pick<AdminSupplierView, "merges">) {
  const buttonFor = useMutationButtons();
  if (merges.length === 0) return null;
  return (
    <div className="mt-4 max-w-5xl">
      <SectionCard title="Merged into this supplier" description="Anything changed since then is kept.">
        <ul className="divide-y">
          {merges.map(({ joinId, name, until }) => (
            <li key={joinId} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <span>
                {name}
                <span className="ml-2 text-muted-foreground text-sm">until {until.slice(0, 10)}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Undo the merge of ${name}`}
                {...buttonFor(() => adminSupplierMutations.unmerge(joinId, name))}
              >
                <Undo2Icon />
                Undo
              </Button>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
