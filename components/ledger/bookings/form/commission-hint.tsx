"use client";

import { fieldId } from "@/components/shared/form/form-errors.model";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { Button } from "@/components/ui/button";
import { type BookingFields, commissionHint, usualCommission } from "./booking-fields.model";

/**
 * Shows which share of the total the typed commission is. While none is typed, it offers the supplier's usual
 * commission, which is filled in only on a press.
 */
export function CommissionHint({
  form,
  usualPercent,
}: {
  readonly form: FormHandle<BookingFields>;
  readonly usualPercent: number | null;
}) {
  const fields = useValues(form);
  const usual = usualCommission(fields, usualPercent);
  const { taken } = usual ?? {};
  if (usual && taken) {
    const take = () => {
      form.change(taken);
      // The button disappears with the proposal, so move the focus.
      document.getElementById(fieldId("expectedCommissionAmount", form.id))?.focus();
    };
    return (
      <Button variant="link" size="inline" className="text-xs" onClick={take}>
        {usual.words}
      </Button>
    );
  }
  return usual?.words ?? commissionHint(fields) ?? "An amount, or a share of the total such as 10%";
}
