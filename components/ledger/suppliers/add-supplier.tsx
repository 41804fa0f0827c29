"use client";

import { useState } from "react";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { idOfTries, nameOf } from "@/components/shared/form/kept-typing";
import { useForm } from "@/components/shared/form/use-form";
import { useMove } from "@/components/shared/moves/move";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { addSupplierAction } from "./actions";
import { EMPTY_SUPPLIER, identityOf, settingsOf } from "./supplier-fields.model";
import { SUPPLIER_FORM } from "./supplier-form";
import { SupplierFormDialog } from "./supplier-form-dialog";
import { supplierMoves } from "./supplier-moves";

/** The form for a new supplier, for whom a plan allows one. */
export default function AddSupplier({ onClose }: { readonly onClose: () => void }) {
  return (
    <PlanFirst onClose={onClose}>
      <NewSupplier onClose={onClose} />
    </PlanFirst>
  );
}

/** Adds a supplier that only this agent sees until it is verified. */
function NewSupplier({ onClose }: { readonly onClose: () => void }) {
  const { move } = useMove();
  const [id] = useState(() => idOfTries(nameOf(SUPPLIER_FORM)));
  const remedy = ({ facts: { deactivatedId, deactivatedName } }: ApiFailure) => {
    if (typeof deactivatedId !== "string") return undefined;
    const supplier = { id: deactivatedId, name: String(deactivatedName) };
    const bringBack = async () => (await move(supplierMoves.reactivate(supplier))) && onClose();
    return { label: "Reactivate", onClick: () => void bringBack() };
  };
  const form = useForm({
    id: SUPPLIER_FORM,
    initial: EMPTY_SUPPLIER,
    schema: supplierDraft,
    inputOf: (fields) => ({ ...identityOf(fields), ...settingsOf(fields) }),
    move: (draft) => ({
      run: () => runAction(addSupplierAction, { id, draft }),
      tells: () => ({ said: "Supplier added" }),
      failed: "Failed to add supplier",
    }),
    onClose,
    remedy,
  });
  return <SupplierFormDialog form={form} title="Add Supplier" words={["Add Supplier", "Adding..."]} />;
}
