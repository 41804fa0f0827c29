"use client";

import { useState } from "react";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import { addSupplierAction } from "./actions";
import { EMPTY_SUPPLIER, identityOf, type SupplierFields, settingsOf } from "./supplier-fields.model";
import { SupplierFormDialog } from "./supplier-form-dialog";

/** Adds a supplier that only this agent sees until it is verified. */
export default function AddSupplier({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefresh();
  const [id] = useState(() => crypto.randomUUID());
  const save = async (fields: SupplierFields) => {
    await runAction(addSupplierAction, { id, draft: { ...identityOf(fields), ...settingsOf(fields) } });
    toast.success("Supplier added");
    refresh();
  };
  return (
    <SupplierFormDialog
      title="Add Supplier"
      initial={EMPTY_SUPPLIER}
      words={["Add Supplier", "Adding..."]}
      failed="Failed to add supplier"
      save={save}
      onClose={onClose}
    />
  );
}
