import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { Combobox } from "@/components/ui/listbox/combobox";
import { VerifiedBadge } from "../verified-badge";
import type { ChosenSupplier } from "./chosen-supplier.model";
import type { FoundSupplier, useSupplierSearch } from "./use-supplier-search";

/**
 * A field for a supplier's name with matching suppliers as suggestions. A typed name that isn't
 * chosen from them has no id.
 */
export function SupplierCombobox({
  name,
  search: { found, state, setIsLeft },
  without,
  onChange,
  ...control
}: Omit<ComponentProps<"input">, "name" | "value" | "onChange" | "role" | "list"> & {
  readonly name: string;
  readonly search: ReturnType<typeof useSupplierSearch>;
  /** The id of a supplier that is not suggested. */
  readonly without?: string;
  readonly onChange: (supplier: ChosenSupplier) => void;
}) {
  return (
    <Combobox
      {...control}
      aria-required
      listLabel="Suppliers"
      placeholder="Type a supplier's name"
      maxLength={200}
      value={name}
      onValueChange={(typed) => onChange({ id: null, name: typed })}
      onChoose={({ id, label }) => onChange({ id, name: label })}
      onFocusCapture={() => setIsLeft(false)}
      onBlurCapture={() => setIsLeft(true)}
      options={found
        .filter(({ id }) => id !== without)
        .map((one) => ({ id: one.id, label: one.name, detail: <Standing supplier={one} /> }))}
      status={state === "checking" ? "Checking..." : null}
    />
  );
}

function Standing({ supplier }: { readonly supplier: FoundSupplier }) {
  if (!supplier.isActive) return <Badge>Deactivated</Badge>;
  return supplier.isVerified ? <VerifiedBadge /> : null;
}
