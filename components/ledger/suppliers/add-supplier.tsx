import { useState } from "react";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { useForm } from "@/components/shared/form/use-form";
import { useMutation } from "@/components/shared/mutations/mutation";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { addSupplierAction } from "./actions";
import { EMPTY_SUPPLIER, identityOf, settingsOf } from "./supplier-fields.model";
import { SUPPLIER_FORM, SupplierFormDialog } from "./supplier-form";
import { supplierMutations } from "./supplier-mutations";

/** The dialog for a new supplier, or a prompt to choose a plan if the agent's plan doesn't include it. */
export default function AddSupplier({ onClose }: { readonly onClose: () => void }) {
  return (
    <PlanFirst onClose={onClose}>
      <NewSupplier onClose={onClose} />
    </PlanFirst>
  );
}

/** A form that adds a supplier, which only this agent sees until it is verified. */
function NewSupplier({ onClose }: { readonly onClose: () => void }) {
  const { mutate } = useMutation();
  const [id] = useState(() => idempotencyKeyOf(draftKey(SUPPLIER_FORM)));
  const remedy = ({ facts: { deactivatedId, deactivatedName } }: ApiFailure) => {
    if (typeof deactivatedId !== "string") return undefined;
    const supplier = { id: deactivatedId, name: String(deactivatedName) };
    const bringBack = async () => (await mutate(supplierMutations.reactivate(supplier))) && onClose();
    return { label: "Reactivate", onClick: () => void bringBack() };
  };
  const form = useForm({
    id: SUPPLIER_FORM,
    initial: EMPTY_SUPPLIER,
    schema: supplierDraft,
    inputOf: (fields) => ({ ...identityOf(fields), ...settingsOf(fields) }),
    mutate: (draft) => ({
      run: () => runAction(addSupplierAction, { id, draft }),
      tells: () => ({ said: "Supplier added" }),
      failed: "Failed to add supplier",
    }),
    onClose,
    remedy,
  });
  return <SupplierFormDialog form={form} title="Add Supplier" words={["Add Supplier", "Adding..."]} />;
}
