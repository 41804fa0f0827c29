import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  type ChosenSupplier,
  SupplierPicker,
} from "@/components/reconciliation/transactions/dialogs/supplier-picker";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminSupplierMutations } from "./admin-supplier-mutations";

/** A dialog that merges a supplier into another for all agents, and then opens that supplier. */
export default function MergeAdminSupplier({
  supplier,
  onClose,
}: {
  readonly supplier: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const { mutate, busy } = useMutation();
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [into, setInto] = useState<ChosenSupplier | null>(null);
  const { close, leaving } = useUnsavedGuard({ losesSome: () => typed !== "" }, onClose);
  const isSame = into?.id === supplier.id;
  const submit = async () => {
    if (!into || isSame || busy || !(await mutate(adminSupplierMutations.merge(supplier, into)))) return;
    onClose();
    router.push(`/admin/suppliers/${into.id}`);
  };
  return (
    <Dialog
      title={`Merge ${supplier.name}`}
      description="All agents' bookings, deposits and reports move to the supplier you choose, and its name means that one from now on. This can be undone for 30 days."
      body={{ className: "sm:min-h-80" }}
      cancel="Cancel"
      footer={
        <Button onClick={() => void submit()} disabled={!into || isSame} aria-disabled={busy}>
          {busy ? "Merging..." : "Merge"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <SupplierPicker typed={typed} onType={setTyped} chosen={into} onChoose={setInto} />
      {isSame ? (
        <p role="alert" className="mt-2 text-destructive text-sm">
          Choose another supplier than this one.
        </p>
      ) : null}
    </Dialog>
  );
}
