import { FormField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Select } from "@/components/ui/select";
import { OFFERED_CURRENCIES } from "@/lib/base/money";
import { BOOKING_STATES } from "@/lib/extraction/payload.model";
import type { CorrectionDraft } from "./correction-draft.model";

type Props = { readonly form: FormHandle<CorrectionDraft> };

/** What a reading holds beside the five fields. */
export function MoreFields({ form }: Props) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <TextField
          form={form}
          name="totalBookingAmount"
          label="Total amount"
          input={{ inputMode: "decimal" }}
        />
        <CurrencyField form={form} name="totalBookingCurrency" label="Total currency" />
      </div>
      <TextField form={form} name="supplierName" label="Supplier" input={{ maxLength: 200 }} />
      <FormField form={form} name="bookingState" label="Booking status">
        {(control, value, change) => (
          <Select {...control} value={value} onChange={(event) => change(event.target.value)}>
            <option value="">–</option>
            {BOOKING_STATES.map((state) => (
              <option key={state} value={state}>
                {state.charAt(0).toUpperCase() + state.slice(1)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}

export function CurrencyField({
  form,
  name,
  label,
}: Props & {
  readonly name: "expectedCommissionCurrency" | "totalBookingCurrency";
  readonly label: string;
}) {
  return (
    <FormField form={form} name={name} label={label}>
      {(control, value, change) => (
        <Select {...control} value={value} onChange={(event) => change(event.target.value)}>
          {[...new Set(["", value, ...OFFERED_CURRENCIES])].map((code) => (
            <option key={code} value={code}>
              {code || "–"}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
