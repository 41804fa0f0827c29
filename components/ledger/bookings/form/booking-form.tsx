import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Form } from "@/components/shared/form/form";
import { fieldId } from "@/components/shared/form/form-errors.model";
import { AmountField, DateField, FormField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { type BookingFields, commissionHint, totalIn, usualCommission } from "./booking-fields.model";
import { SupplierField } from "./supplier-field";

export const BOOKING_FORM = "booking-form";

type Part = { readonly form: FormHandle<BookingFields> };

/**
 * The fields of a booking in three sections. `identity` replaces supplier and number where they are read-only;
 * `earliest` disables the days before it.
 */
export function BookingForm({
  form,
  identity,
  earliest = null,
  notice,
}: Part & {
  readonly identity?: ReactNode;
  readonly earliest?: CalendarDate | null;
  readonly notice?: ReactNode;
}) {
  const [usualPercent, setUsualPercent] = useState<number | null>(null);
  const client = <TextField form={form} name="clientName" label="Client Name" maxLength={200} />;
  return (
    <Form form={form} className="@container flex flex-col gap-5">
      {notice}
      {identity ?? (
        <div className="grid @sm:grid-cols-2 gap-4">
          <TextField
            form={form}
            name="confirmationNumber"
            label="Confirmation Number"
            required
            maxLength={100}
            inputClassName="font-mono"
          />
          {client}
        </div>
      )}
      {identity ? (
        client
      ) : (
        <Section title="Supplier">
          <div className="@sm:col-span-2">
            <SupplierField form={form} onUsualPercent={setUsualPercent} />
          </div>
        </Section>
      )}
      <Section title="Financial Information">
        <AmountFields form={form} of="totalBooking" label="Total Booking" />
        <AmountFields
          form={form}
          of="expectedCommission"
          label="Expected Commission"
          hint={<CommissionHint form={form} usualPercent={usualPercent} />}
        />
      </Section>
      <Section title="Travel Information">
        <TravelDates form={form} earliest={earliest} />
        <TextField form={form} name="destination" label="Destination" maxLength={200} />
      </Section>
    </Form>
  );
}

function TravelDates({ form, earliest }: Part & { readonly earliest: CalendarDate | null }) {
  const firstDay = useWatch({ control: form.control, name: "travelStartDate" });
  return (
    <>
      <DateField
        form={form}
        name="travelStartDate"
        label="Travel Start Date"
        required
        chooseLabel="Pick the first day"
        earliest={earliest}
      />
      <DateField
        form={form}
        name="travelEndDate"
        label="Travel End Date"
        required
        chooseLabel="Pick the last day"
        earliest={firstDay}
      />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 @sm:grid-cols-2 gap-4">
      <legend className="mb-3 w-full border-b pb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/**
 * Shows which share of the total the typed commission is. While none is typed, it offers the supplier's usual
 * commission, which is filled in only on a press.
 */
function CommissionHint({
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

/**
 * An amount next to its currency. The amount is a text field, so that "USD 1,234.50" can be pasted and "10%" typed;
 * it is interpreted when the field loses focus.
 */
function AmountFields({
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
