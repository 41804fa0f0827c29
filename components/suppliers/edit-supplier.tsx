"use client";

import { useMemo } from "react";
import { useMove } from "@/components/shared/moves/move";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { runAction } from "@/lib/api-client/run-action";
import type { SupplierJson } from "@/lib/suppliers/supplier.model";
import { updateSupplierAction } from "./actions";
import { fieldsOf, identityOf, type SupplierFields, settingsOf } from "./supplier-fields.model";
import { SupplierFormDialog } from "./supplier-form-dialog";
import { useSupplier } from "./supplier-resource";

/** Changes a supplier; the due dates of its bookings follow its payment policy. */
export default function EditSupplier({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { supplier, error, isLoading, reload } = useSupplier(id);
  if (supplier) return <Loaded supplier={supplier} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="sm:max-w-xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Edit Supplier</DialogTitle>
        </DialogHeader>
        <DialogBody aria-busy={isLoading}>
          {error ? (
            <LoadFailed message={error} onRetry={reload} />
          ) : (
            <p role="status" className="py-16 text-center text-muted-foreground">
              {isLoading ? "Loading supplier details..." : "No supplier data available"}
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Loaded({ supplier, onClose }: { readonly supplier: SupplierJson; readonly onClose: () => void }) {
  const { tell } = useMove();
  const initial = useMemo(() => fieldsOf(supplier), [supplier]);
  const save = async (fields: SupplierFields) => {
    await runAction(updateSupplierAction, {
      id: supplier.id,
      settings: settingsOf(fields),
      ...(supplier.isUserCreated ? { identity: identityOf(fields) } : {}),
    });
    tell({ said: "Supplier saved" });
  };
  return (
    <SupplierFormDialog
      title="Edit Supplier"
      initial={initial}
      isOwn={supplier.isUserCreated}
      words={["Save Changes", "Saving..."]}
      failed="Failed to save supplier"
      save={save}
      onClose={onClose}
    />
  );
}
