"use client";

import { useState } from "react";
import { useMove } from "@/components/shared/moves/move";
import type { ApiFailure } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import { addSupplierAction } from "./actions";
import { EMPTY_SUPPLIER, identityOf, type SupplierFields, settingsOf } from "./supplier-fields.model";
import { SupplierFormDialog } from "./supplier-form-dialog";
import { supplierMoves } from "./supplier-moves";

/** Adds a supplier that only this agent sees until it is verified. */
export default function AddSupplier({ onClose }: { readonly onClose: () => void }) {
  const { move, tell } = useMove();
  const [id] = useState(() => crypto.randomUUID());
  const save = async (fields: SupplierFields) => {
    await runAction(addSupplierAction, { id, draft: { ...identityOf(fields), ...settingsOf(fields) } });
    tell({ said: "Supplier added" });
  };
  const remedy = ({ facts: { deactivatedId, deactivatedName } }: ApiFailure) => {
    if (typeof deactivatedId !== "string") return undefined;
    const supplier = { id: deactivatedId, name: String(deactivatedName) };
    const bringBack = async () => (await move(supplierMoves.reactivate(supplier))) && onClose();
    return { label: "Reactivate", onClick: () => void bringBack() };
  };
  return (
    <SupplierFormDialog
      title="Add Supplier"
      initial={EMPTY_SUPPLIER}
      words={["Add Supplier", "Adding..."]}
      failed="Failed to add supplier"
      save={save}
      remedy={remedy}
      onClose={onClose}
    />
  );
}
