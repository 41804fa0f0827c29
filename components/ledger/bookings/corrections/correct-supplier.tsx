"use client";

import type { KeyboardEvent } from "react";
import { z } from "zod";
import { useForm } from "@/components/shared/form/use-form";
import { supplierChoice } from "@/lib/ledger/suppliers/supplier.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { correctSupplierAction } from "../actions";
import { choiceOf, EMPTY_FIELDS } from "../form/booking-fields.model";
import { SupplierField } from "../form/supplier-field";
import type { CorrectionTarget } from "./correct-number";
import { CorrectionButtons } from "./correction-buttons";

const correction = z.object({ supplier: supplierChoice });

/** A form that corrects a booking's supplier. The due date then follows from the new supplier. */
export function CorrectSupplier({
  target,
  present,
  onClose,
}: {
  readonly target: CorrectionTarget;
  readonly present: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "correct-supplier",
    of: target.id,
    initial: { supplier: present ?? EMPTY_FIELDS.supplier },
    schema: correction,
    inputOf: ({ supplier }) => ({ supplier: choiceOf(supplier) }),
    mutate: (corrected) => ({
      run: () => runAction(correctSupplierAction, { ...target, ...corrected }),
      tells: () => ({ said: "Supplier corrected" }),
    }),
    onClose,
    unnamed: "supplier",
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    form.send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below is a shortcut for its button.
    <div onKeyDown={sendByKey}>
      <SupplierField form={form} />
      <CorrectionButtons form={form} />
    </div>
  );
}
