"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { DatePicker } from "@/components/shared/form/date-picker";
import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Input } from "@/components/ui/input";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { AmountFields } from "./amount-fields";
import { type BookingFields, understood } from "./booking-fields.model";
import { CommissionHint } from "./commission-hint";
import { SupplierField } from "./supplier-field";

export const BOOKING_FORM = "booking-form";

/** The fields of a booking in their three sections. `settle` takes what is found without an edit; `identity` replaces supplier and number where they can't be typed; `earliest` greys out days before it. */
export function BookingForm({
  fields,
  errors,
  change,
  settle,
  submit,
  identity,
  earliest = null,
  notice,
}: {
  readonly fields: BookingFields;
  readonly errors: readonly FormError[];
  readonly change: (patch: Partial<BookingFields>) => void;
  readonly settle: (found: Partial<BookingFields>) => void;
  readonly submit: () => void;
  readonly identity?: ReactNode;
  readonly earliest?: CalendarDate | null;
  readonly notice?: ReactNode;
}) {
  const [usualPercent, setUsualPercent] = useState<number | null>(null);
  // Understood first: the summary takes the focus, and an amount that is understood as it is left clears every message.
  const tidyAndSubmit = () => {
    tidy(fields, change);
    submit();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    tidyAndSubmit();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    tidyAndSubmit();
  };
  return (
    <form id={BOOKING_FORM} noValidate onSubmit={send} onKeyDown={sendByKey} className="flex flex-col gap-5">
      <FormSummary errors={errors} />
      {notice}
      {identity ?? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="confirmationNumber"
            label="Confirmation Number"
            required
            max={100}
            {...{ fields, errors, change }}
          />
          <TextField name="clientName" label="Client Name" max={200} {...{ fields, errors, change }} />
        </div>
      )}
      {identity ? (
        <TextField name="clientName" label="Client Name" max={200} {...{ fields, errors, change }} />
      ) : (
        <Section title="Supplier">
          <div className="sm:col-span-2">
            <SupplierField
              value={fields}
              onChange={change}
              onFound={settle}
              onUsualPercent={setUsualPercent}
              errors={errors}
            />
          </div>
        </Section>
      )}
      <MoneySection {...{ fields, errors, change, usualPercent }} />
      <TravelSection {...{ fields, errors, change, earliest }} />
    </form>
  );
}

/** Writes the amounts as they are understood; nothing changes, and no message goes, where they are already. */
function tidy(fields: BookingFields, change: (patch: Partial<BookingFields>) => void): void {
  const understandable = understood(fields);
  if (JSON.stringify(understandable) !== JSON.stringify(fields)) change(understandable);
}

type Part = {
  readonly fields: BookingFields;
  readonly errors: readonly FormError[];
  readonly change: (patch: Partial<BookingFields>) => void;
};

function MoneySection({
  fields,
  errors,
  change,
  usualPercent,
}: Part & { readonly usualPercent: number | null }) {
  const leave = () => tidy(fields, change);
  return (
    <Section title="Financial Information">
      <AmountFields
        amountName="totalBookingAmount"
        currencyName="totalBookingCurrency"
        label="Total Booking Amount"
        currencyLabel="Total Booking Currency"
        amount={fields.totalBookingAmount}
        currency={fields.totalBookingCurrency}
        hint={null}
        errors={errors}
        onAmount={(totalBookingAmount) => change({ totalBookingAmount })}
        onCurrency={(totalBookingCurrency) => change({ totalBookingCurrency })}
        onLeave={leave}
      />
      <AmountFields
        amountName="expectedCommissionAmount"
        currencyName="expectedCommissionCurrency"
        label="Expected Commission Amount"
        currencyLabel="Expected Commission Currency"
        amount={fields.expectedCommissionAmount}
        currency={fields.expectedCommissionCurrency}
        hint={<CommissionHint {...{ fields, usualPercent, change }} />}
        errors={errors}
        onAmount={(expectedCommissionAmount) => change({ expectedCommissionAmount })}
        onCurrency={(expectedCommissionCurrency) => change({ expectedCommissionCurrency })}
        onLeave={leave}
      />
    </Section>
  );
}

function TravelSection({
  fields,
  errors,
  change,
  earliest,
}: Part & { readonly earliest: CalendarDate | null }) {
  return (
    <Section title="Travel Information">
      <Field name="travelStartDate" label="Travel Start Date" required errors={errors}>
        {(control) => (
          <DatePicker
            control={control}
            chooseLabel="Pick the first day"
            value={fields.travelStartDate}
            onChange={(travelStartDate) => change({ travelStartDate })}
            earliest={earliest}
          />
        )}
      </Field>
      <Field name="travelEndDate" label="Travel End Date" required errors={errors}>
        {(control) => (
          <DatePicker
            control={control}
            chooseLabel="Pick the last day"
            value={fields.travelEndDate}
            onChange={(travelEndDate) => change({ travelEndDate })}
            earliest={fields.travelStartDate}
          />
        )}
      </Field>
      <TextField name="destination" label="Destination" max={200} {...{ fields, errors, change }} />
    </Section>
  );
}

function TextField({
  name,
  label,
  max,
  required = false,
  fields,
  errors,
  change,
}: Part & {
  readonly name: "confirmationNumber" | "clientName" | "destination";
  readonly label: string;
  readonly max: number;
  readonly required?: boolean;
}) {
  return (
    <Field name={name} label={label} required={required} errors={errors}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={max}
          className={name === "confirmationNumber" ? "font-mono" : undefined}
          value={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 w-full border-b pb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
