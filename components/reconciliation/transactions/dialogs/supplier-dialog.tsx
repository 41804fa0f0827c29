import { type FormEvent, useId, useState } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { supplierMutation } from "../transaction-mutations";
import { PatternList } from "./pattern-list";
import { patternsIn } from "./patterns.model";
import { type ChosenSupplier, SupplierPicker } from "./supplier-picker";

/** A dialog that assigns the supplier who paid a transaction, and patterns by which the supplier is recognised. */
export function SupplierDialog({
  detail,
  onClose,
}: {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}) {
  const { mutate, busy } = useMutation();
  const [supplier, setSupplier] = useState<ChosenSupplier | null>(
    detail.supplier && { ...detail.supplier, metadata: detail.supplierMetadata },
  );
  const [patterns, setPatterns] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState(supplier?.name ?? "");
  const isChanged = patterns.length > 0 || typed !== (detail.supplier?.name ?? "");
  const { close, leaving } = useUnsavedGuard({ losesSome: () => isChanged }, onClose);
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!supplier || busy) return;
    if (await mutate(supplierMutation(detail, supplier, patterns))) onClose();
  };
  return (
    <Dialog
      title={detail.supplier ? "Edit Supplier" : "Assign Supplier"}
      description={detail.name}
      className="sm:max-w-xl"
      body={{ className: "sm:min-h-96" }}
      cancel="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={!supplier || busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <SupplierPicker typed={typed} onType={setTyped} chosen={supplier} onChoose={setSupplier} />
        <PatternList
          detail={detail}
          known={supplier ? patternsIn(supplier.metadata) : []}
          patterns={patterns}
          onChange={setPatterns}
        />
      </form>
    </Dialog>
  );
}
