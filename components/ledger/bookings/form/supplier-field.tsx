import { useEffect } from "react";
import type { Path, PathValue } from "react-hook-form";
import type { ChosenSupplier } from "@/components/ledger/suppliers/choose/chosen-supplier.model";
import { SupplierCombobox } from "@/components/ledger/suppliers/choose/supplier-combobox";
import {
  type FoundSupplier,
  type SupplierState,
  useSupplierSearch,
} from "@/components/ledger/suppliers/choose/use-supplier-search";
import { supplierMutations } from "@/components/ledger/suppliers/supplier-mutations";
import { VerifiedBadge } from "@/components/ledger/suppliers/verified-badge";
import { Field } from "@/components/shared/form/field";
import { messagesOf } from "@/components/shared/form/form-errors.model";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useField } from "@/components/shared/form/use-field";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type WithSupplier = { readonly supplier: ChosenSupplier };

/**
 * A field for a supplier, found while typing, or new. A name that belongs to exactly one supplier selects it, which
 * doesn't count as an edit.
 */
export function SupplierField<Values extends WithSupplier>({
  form,
  onUsualPercent,
}: {
  readonly form: FormHandle<Values>;
  /** Called with the supplier's usual commission, in percent of the total. */
  readonly onUsualPercent?: (percent: number | null) => void;
}) {
  const { value, change } = useField(form, "supplier" as Path<Values>);
  const { id, name } = value as ChosenSupplier;
  const choose = (supplier: ChosenSupplier) => change(supplier as PathValue<Values, Path<Values>>);
  const search = useSupplierSearch(name, id);
  const { found, match, state } = search;
  const matchedId = match?.id ?? null;
  useEffect(() => {
    if (matchedId && !id) form.settle({ supplier: { id: matchedId, name } } as Partial<Values>);
  });
  const chosen = found.find((one) => one.id === id) ?? match;
  const usualPercent = chosen?.commissionPercent ?? null;
  useEffect(() => onUsualPercent?.(usualPercent), [usualPercent, onUsualPercent]);
  return (
    <Field
      name="supplier"
      label="Supplier"
      required
      form={form.id}
      errors={form.errors}
      hint={<Hint {...{ state, chosen, name }} isWrong={messagesOf(form.errors, "supplier").length > 0} />}
    >
      {({ name: _name, required: _required, ...control }) => (
        <SupplierCombobox {...control} {...{ name, search }} onChange={choose} />
      )}
    </Field>
  );
}

function Hint({
  state,
  chosen,
  name,
  isWrong,
}: {
  readonly state: SupplierState;
  readonly chosen: FoundSupplier | undefined;
  readonly name: string;
  readonly isWrong: boolean;
}) {
  const { mutate } = useMutation();
  if (state === "existing" && chosen && !chosen.isActive) {
    const reactivate = () => void mutate(supplierMutations.reactivate(chosen));
    return (
      <span role="status" className="flex min-h-4.5 flex-wrap items-center gap-x-2">
        You have deactivated this supplier.
        <Button variant="link" size="sm" onClick={reactivate}>
          Reactivate
        </Button>
      </span>
    );
  }
  return (
    // Reserves the line's height, so that nothing moves when the text appears; errors appear right below the field
    // instead.
    <span role="status" className={cn("flex items-center gap-1.5", !isWrong && "min-h-4.5")}>
      {state === "checking" ? "Checking..." : null}
      {state === "new" ? `This will create a new unverified supplier named "${name.trim()}".` : null}
      {state === "existing" ? (
        <>
          Existing supplier
          {chosen?.isVerified ? <VerifiedBadge /> : null}
        </>
      ) : null}
    </span>
  );
}
