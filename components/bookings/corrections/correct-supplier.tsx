"use client";

import { type KeyboardEvent, useState } from "react";
import { useMove } from "@/components/shared/moves/move";
import { runAction } from "@/lib/api-client/run-action";
import { correctSupplierAction } from "../actions";
import { type ChosenSupplier, SupplierField } from "../form/supplier-field";
import type { CorrectionTarget } from "./correct-number";
import { CorrectionButtons } from "./correction-buttons";
import { useCorrection } from "./use-correction";

/** Puts a booking under its right supplier; the due date follows that supplier. */
export function CorrectSupplier({
  target,
  present,
  onClose,
}: {
  readonly target: CorrectionTarget;
  readonly present: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}) {
  const [supplier, setSupplier] = useState<ChosenSupplier>({
    supplierId: present?.id ?? null,
    supplierName: present?.name ?? "",
  });
  const { busy, errors, clear, run } = useCorrection("supplier");
  const { tell } = useMove();
  const save = () =>
    run(async () => {
      const name = supplier.supplierName.trim();
      if (name === "") return "Supplier is required (either select or enter a name)";
      const choice = supplier.supplierId ? { id: supplier.supplierId } : { name };
      await runAction(correctSupplierAction, { ...target, supplier: choice });
      tell({ said: "Supplier corrected" });
      onClose();
      return null;
    });
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    void save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below is a shortcut for its button.
    <div onKeyDown={saveByKey}>
      <SupplierField
        value={supplier}
        onChange={(next) => {
          clear();
          setSupplier(next);
        }}
        onFound={setSupplier}
        errors={errors}
      />
      <CorrectionButtons busy={busy} save={() => void save()} cancel={onClose} />
    </div>
  );
}
