import { useForm } from "@/components/shared/form/use-form";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Dialog } from "@/components/ui/dialog";
import type { SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { supplierChange } from "@/lib/ledger/suppliers/supplier-draft.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { updateSupplierAction } from "./actions";
import { fieldsOf, identityOf, settingsOf } from "./supplier-fields.model";
import { SUPPLIER_FORM, SupplierFormDialog } from "./supplier-form";
import { useSupplier } from "./supplier-resource";

/** A dialog that changes a supplier. The due dates of its bookings follow from its payment policy. */
export default function EditSupplier({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { supplier, error, isLoading, reload } = useSupplier(id);
  if (supplier) return <Loaded supplier={supplier} onClose={onClose} />;
  return (
    <Dialog title="Edit Supplier" className="sm:max-w-xl" body={{ "aria-busy": isLoading }} onClose={onClose}>
      {error ? (
        <LoadFailed message={error} onRetry={reload} />
      ) : (
        <p role="status" className="py-16 text-center text-muted-foreground">
          {isLoading ? "Loading supplier details..." : "No supplier data available"}
        </p>
      )}
    </Dialog>
  );
}

function Loaded({ supplier, onClose }: { readonly supplier: SupplierJson; readonly onClose: () => void }) {
  const { id, name, isUserCreated: isOwn } = supplier;
  const form = useForm({
    id: SUPPLIER_FORM,
    of: id,
    initial: fieldsOf(supplier),
    schema: supplierChange,
    inputOf: (fields) => ({
      id,
      ...(isOwn ? { identity: identityOf(fields) } : {}),
      settings: settingsOf(fields),
    }),
    mutate: (change) => ({
      run: () => runAction(updateSupplierAction, change),
      tells: () => ({ said: "Supplier saved" }),
      failed: "Failed to save supplier",
    }),
    onClose,
  });
  return (
    <SupplierFormDialog
      form={form}
      {...(isOwn ? {} : { shared: name })}
      title="Edit Supplier"
      words={["Save Changes", "Saving..."]}
    />
  );
}
