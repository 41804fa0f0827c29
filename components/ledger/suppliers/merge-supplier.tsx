import { useState } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { Field } from "@/components/shared/form/field";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ChosenSupplier } from "./choose/chosen-supplier.model";
import { SupplierCombobox } from "./choose/supplier-combobox";
import { useSupplierSearch } from "./choose/use-supplier-search";
import { supplierMutations } from "./supplier-mutations";
import { useSupplier } from "./supplier-resource";

/** A dialog that merges one supplier into another, for a name that was typed in two ways. */
export default function MergeSupplier({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { supplier } = useSupplier(id);
  const { mutate, busy } = useMutation();
  const [into, setInto] = useState<ChosenSupplier>({ id: null, name: "" });
  const search = useSupplierSearch(into.name, into.id);
  const { found, match, state } = search;
  const target = found.find((one) => one.id === into.id) ?? match;
  const isReady = supplier !== null && target !== undefined && target.id !== id;
  const { close, leaving } = useUnsavedGuard({ losesSome: () => into.name !== "" }, onClose);
  const submit = async () => {
    if (!isReady || busy) return;
    if (await mutate(supplierMutations.merge(supplier, target))) onClose();
  };
  return (
    <Dialog
      title={`Merge ${supplier?.name ?? "Supplier"}`}
      description="Its bookings move to the supplier you choose, and its name means that one from now on. This can be undone."
      body={{ className: "sm:min-h-80" }}
      cancel="Cancel"
      footer={
        <Button onClick={() => void submit()} disabled={!isReady} aria-disabled={busy}>
          {busy ? "Merging..." : "Merge"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <Field
        name="into"
        label="Merge into"
        required
        hint={<span role="status">{hintOf(state, target, id)}</span>}
      >
        {({ name: _name, required: _required, ...control }) => (
          <SupplierCombobox {...control} name={into.name} search={search} without={id} onChange={setInto} />
        )}
      </Field>
    </Dialog>
  );
}

function hintOf(
  state: string,
  target: { readonly id: string; readonly name: string } | undefined,
  id: string,
): string {
  if (target?.id === id) return "Choose another supplier than this one.";
  if (target) return `All bookings go to ${target.name}.`;
  return state === "new" ? "No supplier has this name." : "";
}
