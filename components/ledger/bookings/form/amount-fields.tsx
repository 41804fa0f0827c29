import type { ReactNode } from "react";
import { AmountField, FormField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Select } from "@/components/ui/select";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { type BookingFields, totalIn } from "./booking-fields.model";

/**
 * An amount next to its currency. The amount is a text field, so that "USD 1,234.50" can be pasted and "10%" typed;
 * it is interpreted when the field loses focus.
 */
export function AmountFields({
  form,
  of,
  label,
  hint,
}: {
  readonly form: FormHandle<BookingFields>;
  readonly of: "totalBooking" | "expectedCommission";
  readonly label: string;
  readonly hint?: ReactNode;
}) {
  return (
    <>
      <AmountField
        form={form}
        name={`${of}Amount`}
        label={`${label} Amount`}
        required
        hint={hint}
        onBlur={form.tidy}
      />
      <FormField form={form} name={`${of}Currency`} label={`${label} Currency`} required>
        {(control, currency, change) => (
          <Select
            {...control}
            value={currency}
            onChange={({ target: { value } }) => {
              if (of === "totalBooking") form.change(totalIn(form.values(), value));
              else change(value);
            }}
          >
            {offeredWith(currency).map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}

function offeredWith(currency: string): readonly string[] {
  const codes: readonly string[] = OFFERED_CURRENCIES;
  return currency === "" || codes.includes(currency) ? codes : [currency, ...codes];
}
