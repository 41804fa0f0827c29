"use client";

import { Undo2Icon } from "lucide-react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { SupplierDetailsJson } from "@/lib/ledger/suppliers/supplier.model";
import { supplierMutations } from "./supplier-mutations";

/** The suppliers merged into this one, each with its Undo. Renders nothing if there are none. */
export function MergedSuppliers({ merges }: { readonly merges: SupplierDetailsJson["mergedFrom"] }) {
  const { mutate } = useMutation();
  if (merges.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">Merged into this supplier</h3>
      <ul className="divide-y rounded-lg border">
        {merges.map(({ mergeId, name }) => (
          <li key={mergeId} className="flex items-center justify-between gap-3 px-3 py-1.5">
            {name}
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Undo the merge of ${name}`}
              onClick={() => void mutate(supplierMutations.unmerge(mergeId, name))}
            >
              <Undo2Icon aria-hidden="true" />
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
