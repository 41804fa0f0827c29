"use client";

import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PAYMENT_BASES, type PaymentPolicy } from "@/lib/suppliers/supplier.model";
import { BASIS_WORDS } from "./policy-words.model";
import type { SupplierFields } from "./supplier-fields.model";

export const SUPPLIER_FORM = "supplier-form";

type TextField = Exclude<keyof SupplierFields, "paymentBasis">;
type Props = {
  readonly fields: SupplierFields;
  readonly errors: readonly FormError[];
  readonly change: (patch: Partial<SupplierFields>) => void;
};

/** The fields of a supplier. Of one that isn't the agent's own only the settings can be changed. */
export function SupplierForm({
  fields,
  errors,
  change,
  submit,
  isOwn,
}: Props & { readonly submit: () => void; readonly isOwn: boolean }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const props = { fields, errors, change };
  return (
    <form id={SUPPLIER_FORM} noValidate onSubmit={send} onKeyDown={sendByKey} className="flex flex-col gap-6">
      <FormSummary errors={errors} form={SUPPLIER_FORM} />
      {isOwn ? <Identity {...props} /> : null}
      <Settings {...props} />
    </form>
  );
}

function Identity(props: Props) {
  return (
    <>
      <Group title="Basic Information">
        <Text {...props} name="name" label="Supplier name" required className="sm:col-span-2" />
        <Text {...props} name="email" label="Email" type="email" />
        <Text {...props} name="phoneNumber" label="Phone" type="tel" />
      </Group>
      <Group title="Address">
        <Text {...props} name="street" label="Street" className="sm:col-span-2" />
        <Text {...props} name="city" label="City" />
        <Text {...props} name="postalCode" label="Postal code" />
        <Text {...props} name="state" label="State" />
        <Text {...props} name="country" label="Country" />
      </Group>
    </>
  );
}

function Settings(props: Props) {
  const { fields, change } = props;
  return (
    <>
      <Group title="Payment policy">
        <Text
          {...props}
          name="paymentLagDays"
          label="Pays after (days)"
          inputMode="numeric"
          hint="Blank: learned from payments, 35 days until then"
        />
        <Field name="paymentBasis" label="Counted from" form={SUPPLIER_FORM}>
          {(control) => (
            <Select
              {...control}
              value={fields.paymentBasis}
              onChange={(event) => change({ paymentBasis: event.target.value as PaymentPolicy["basis"] })}
            >
              {PAYMENT_BASES.map((basis) => (
                <option key={basis} value={basis}>
                  {BASIS_WORDS[basis]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Text
          {...props}
          name="commissionPercent"
          label="Default commission (%)"
          inputMode="decimal"
          hint="Of the total, for new bookings"
        />
      </Group>
      <Group title="Contact for chasing">
        <Text {...props} name="chaseName" label="Contact name" />
        <Text {...props} name="chaseEmail" label="Contact email" type="email" />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Text({
  fields,
  errors,
  change,
  name,
  label,
  hint,
  required = false,
  className,
  type,
  inputMode,
}: Props & {
  readonly name: TextField;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly className?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric" | "decimal";
}) {
  return (
    <Field
      {...{ name, label, required, errors }}
      form={SUPPLIER_FORM}
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          {...(type ? { type } : {})}
          {...(inputMode ? { inputMode } : {})}
          value={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
