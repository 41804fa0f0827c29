import { fieldsOf, identityOf, settingsOf } from "@/components/ledger/suppliers/supplier-fields.model";
import { SupplierFormDialog } from "@/components/ledger/suppliers/supplier-form";
import { TextAreaField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import {
  type AdminSupplierView,
  adminSupplierChange,
} from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { changeAdminSupplierAction } from "./actions";

/** A dialog that changes a supplier for all agents: its names, payment policy and contact. */
export default function EditAdminSupplier({
  view: { supplier, aliases },
  onClose,
}: {
  readonly view: Pick<AdminSupplierView, "supplier" | "aliases">;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "admin-supplier",
    of: supplier.id,
    initial: fieldsOf(supplier, aliases),
    schema: adminSupplierChange,
    inputOf: (fields) => ({
      id: supplier.id,
      identity: identityOf(fields),
      aliases: fields.aliases.split("\n"),
      settings: settingsOf(fields),
    }),
    mutate: (change) => ({
      run: () => runAction(changeAdminSupplierAction, change),
      tells: () => ({ said: "Supplier saved" }),
      failed: "Failed to save supplier",
    }),
    onClose,
  });
  return (
    <SupplierFormDialog
      form={form}
      title="Edit Supplier"
      words={["Save Changes", "Saving..."]}
      more={
        <TextAreaField
          form={form}
          name="aliases"
          label="Other names"
          hint="One per line. Bookings that use one of these names get this supplier."
          className="sm:col-span-2"
          rows={3}
        />
      }
    />
  );
}
