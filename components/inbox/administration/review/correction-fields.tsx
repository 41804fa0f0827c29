import { useState } from "react";
import { DateField, SelectField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { Button } from "@/components/ui/button";
import type { CorrectedField } from "@/lib/inbox/emails/decisions/corrected-data.model";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { BOOKING_STATES } from "@/lib/reader/payload.model";
import type { CorrectionDraft, Placed } from "./correction-draft.model";

type Props = {
  readonly form: FormHandle<CorrectionDraft>;
  /** Returns the form's name for a field of this booking. */
  readonly at: <Name extends CorrectedField>(name: Name) => Placed<Name>;
};

/** The five main fields of a booking, and the others on demand. */
export function BookingFields({ form, at }: Props) {
  const [more, setMore] = useState(false);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <TextField
          form={form}
          name={at("expectedCommissionAmount")}
          label="Commission amount"
          inputMode="decimal"
          autoFocus
        />
        <CurrencyField form={form} name={at("expectedCommissionCurrency")} label="Currency" />
      </div>
      <TextField form={form} name={at("clientName")} label="Client name" maxLength={200} />
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1.5 font-medium text-sm">Travel dates</legend>
        <DateField form={form} name={at("startDate")} label="Start" chooseLabel="Choose start date" />
        <DateField form={form} name={at("endDate")} label="End" chooseLabel="Choose end date" />
      </fieldset>
      <TextField
        form={form}
        name={at("confirmationNumber")}
        label="Confirmation number"
        maxLength={200}
        inputClassName="font-mono"
      />
      {more ? (
        <MoreFields form={form} at={at} />
      ) : (
        <Button variant="link" size="inline" className="self-start text-sm" onClick={() => setMore(true)}>
          Total, supplier and status
        </Button>
      )}
    </>
  );
}

/** The fields of a reading beyond the five main ones. */
function MoreFields({ form, at }: Props) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <TextField form={form} name={at("totalBookingAmount")} label="Total amount" inputMode="decimal" />
        <CurrencyField form={form} name={at("totalBookingCurrency")} label="Total currency" />
      </div>
      <TextField form={form} name={at("supplierName")} label="Supplier" maxLength={200} />
      <SelectField
        form={form}
        name={at("bookingState")}
        label="Booking status"
        choices={[
          ["", "–"],
          ...BOOKING_STATES.map((state) => [state, state.charAt(0).toUpperCase() + state.slice(1)] as const),
        ]}
      />
    </>
  );
}

function CurrencyField({
  form,
  name,
  label,
}: Pick<Props, "form"> & {
  readonly name: Placed<"expectedCommissionCurrency" | "totalBookingCurrency">;
  readonly label: string;
}) {
  return (
    <SelectField
      form={form}
      name={name}
      label={label}
      choices={(held) =>
        [...new Set(["", held, ...OFFERED_CURRENCIES])].map((code) => [code, code || "–"] as const)
      }
    />
  );
}
