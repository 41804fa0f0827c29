import type { ReactNode } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { PAYMENT_BASES } from "@/lib/ledger/suppliers/supplier.model";
import { LANGUAGES } from "@/lib/platform/base/settings/settings-choices";
import { BASIS_WORDS } from "./policy-words.model";
import type { SupplierFields } from "./supplier-fields.model";

export const SUPPLIER_FORM = "supplier-form";

const languages = new Intl.DisplayNames("en", { type: "language" });

type Props = { readonly form: FormHandle<SupplierFields> };

/**
 * The dialog that adds or changes a supplier. `shared` is the name of a supplier that the agent doesn't own; then only
 * the settings can be changed. `more` follows the names.
 */
export function SupplierFormDialog({
  form,
  shared,
  more,
  title,
  words,
}: Props & {
  readonly shared?: string;
  readonly more?: ReactNode;
  readonly title: string;
  readonly words: readonly [ready: string, busy: string];
}) {
  const isOwn = shared === undefined;
  return (
    <FormDialog
      form={form}
      title={title}
      description={
        isOwn ? undefined : `${shared} is shared by all agents: what you settle here is yours alone.`
      }
      words={words}
      className="sm:max-w-xl"
      fieldsClassName="flex flex-col gap-6"
    >
      {isOwn ? <Identity form={form} more={more} /> : null}
      <Settings form={form} hasLetters={more === undefined} />
    </FormDialog>
  );
}

function Identity({ form, more }: Props & { readonly more: ReactNode }) {
  return (
    <>
      <Group title="Basic Information">
        <TextField form={form} name="name" label="Supplier name" required className="sm:col-span-2" />
        {more}
        <TextField form={form} name="email" label="Email" type="email" />
        <TextField form={form} name="phoneNumber" label="Phone" type="tel" />
      </Group>
      <Group title="Address">
        <TextField form={form} name="street" label="Street" className="sm:col-span-2" />
        <TextField form={form} name="city" label="City" />
        <TextField form={form} name="postalCode" label="Postal code" />
        <TextField form={form} name="state" label="State" />
        <TextField form={form} name="country" label="Country" />
      </Group>
    </>
  );
}

/** The settings of a supplier. `hasLetters` adds those of chase emails, which each agent sets individually. */
function Settings({ form, hasLetters }: Props & { readonly hasLetters: boolean }) {
  return (
    <>
      <Group title="Payment policy">
        <TextField
          form={form}
          name="paymentLagDays"
          label="Pays after (days)"
          inputMode="numeric"
          hint="Blank: learned from payments, 35 days until then"
        />
        <SelectField
          form={form}
          name="paymentBasis"
          label="Counted from"
          choices={PAYMENT_BASES.map((one) => [one, BASIS_WORDS[one]] as const)}
        />
        <TextField
          form={form}
          name="commissionPercent"
          label="Default commission (%)"
          inputMode="decimal"
          hint="Of the total, for new bookings"
        />
      </Group>
      <Group title="Contact for chasing">
        <TextField form={form} name="chaseName" label="Contact name" />
        <TextField form={form} name="chaseEmail" label="Contact email" type="email" />
        {hasLetters ? <Letters form={form} /> : null}
      </Group>
    </>
  );
}

function Letters({ form }: Props) {
  return (
    <>
      <SelectField
        form={form}
        name="chaseLanguage"
        label="Language of letters"
        choices={[
          ["", "Your own, as in Preferences"],
          ...LANGUAGES.map((one) => [one, languages.of(one) ?? one] as const),
        ]}
      />
      <TextField
        form={form}
        name="chaseDays"
        label="Letters after (days overdue)"
        placeholder="14, 30, 45"
        hint="Prepared then, and sent when you press Send"
      />
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
