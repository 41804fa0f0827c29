import { useProof } from "@/components/accounts/account/proof/use-proof";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { TAX_NUMBER_KINDS, type TaxNumberKind, taxDetailsDraft } from "@/lib/payouts/tax/tax-details.model";
import { saveTaxDetailsAction } from "./actions";

type Fields = Readonly<Record<"name" | "number" | "street" | "city" | "state" | "zip", string>> & {
  readonly kind: TaxNumberKind;
};

const BLANK: Fields = { name: "", kind: "SSN", number: "", street: "", city: "", state: "", zip: "" };

/** A dialog for the agent's tax details, which replace earlier ones. */
export default function TaxForm({ onClose }: { readonly onClose: () => void }) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "tax-details",
    initial: BLANK,
    schema: taxDetailsDraft,
    inputOf: (fields: Fields) => fields,
    mutate: (draft) => ({
      run: () => proved(saveTaxDetailsAction, draft),
      tells: () => ({ said: "Tax details saved" }),
      failed: "Failed to save the tax details",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <>
      <FormDialog
        form={form}
        title="Tax details"
        description="As on your W-9. Only the last four digits of the number are shown again; your agency sees the rest in the file for Form 1099-NEC."
        words={["Save", "Saving..."]}
        className="sm:max-w-md"
        fieldsClassName="grid gap-4 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <TextField form={form} name="name" label="Name on your tax return" required />
        </div>
        <SelectField form={form} name="kind" label="Kind of number" choices={TAX_NUMBER_KINDS} />
        <TextField form={form} name="number" label="Number" required inputMode="numeric" maxLength={15} />
        <div className="sm:col-span-2">
          <TextField form={form} name="street" label="Street" required />
        </div>
        <TextField form={form} name="city" label="City" required />
        <div className="grid grid-cols-2 gap-4">
          <TextField form={form} name="state" label="State" required maxLength={2} />
          <TextField form={form} name="zip" label="ZIP code" required maxLength={10} />
        </div>
      </FormDialog>
      {asking}
    </>
  );
}
