import type { FormError } from "@/components/shared/form/form-errors.model";
import type { PaymentPolicy, SupplierJson } from "@/lib/suppliers/supplier.model";
import { supplierDraft, supplierSettings } from "@/lib/suppliers/supplier-draft.model";

/** What the form of a supplier holds: texts, as they are typed. */
export type SupplierFields = {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  readonly paymentBasis: PaymentPolicy["basis"];
  readonly paymentLagDays: string;
  readonly chaseName: string;
  readonly chaseEmail: string;
  readonly commissionPercent: string;
};

export const EMPTY_SUPPLIER: SupplierFields = {
  name: "",
  email: "",
  phoneNumber: "",
  street: "",
  city: "",
  state: "",
  postalCode: "",
  country: "",
  paymentBasis: "TRAVEL_END",
  paymentLagDays: "",
  chaseName: "",
  chaseEmail: "",
  commissionPercent: "",
};

export function fieldsOf(supplier: SupplierJson): SupplierFields {
  const { address, paymentPolicy, chaseContact, commissionPercent } = supplier;
  return {
    name: supplier.name,
    email: typed(supplier.email),
    phoneNumber: typed(supplier.phoneNumber),
    street: typed(address.street),
    city: typed(address.city),
    state: typed(address.state),
    postalCode: typed(address.postalCode),
    country: typed(address.country),
    paymentBasis: paymentPolicy?.basis ?? "TRAVEL_END",
    paymentLagDays: paymentPolicy ? String(paymentPolicy.lagDays) : "",
    chaseName: typed(chaseContact.name),
    chaseEmail: typed(chaseContact.email),
    commissionPercent: commissionPercent === null ? "" : String(commissionPercent),
  };
}

function typed(value: string | null): string {
  return value ?? "";
}

export function identityOf(fields: SupplierFields) {
  const { name, email, phoneNumber, street, city, state, postalCode, country } = fields;
  return { name, email, phoneNumber, street, city, state, postalCode, country };
}

export function settingsOf(fields: SupplierFields) {
  const { paymentBasis, paymentLagDays, chaseName, chaseEmail, commissionPercent } = fields;
  return {
    paymentBasis,
    paymentLagDays: numberIn(paymentLagDays),
    chaseName,
    chaseEmail,
    commissionPercent: numberIn(commissionPercent.replace(/%\s*$/, "")),
  };
}

/** All that is wrong, in the order of the form, by the rules of the server; of a supplier that isn't the agent's own only the settings count. */
export function errorsOf(fields: SupplierFields, isOwn = true): readonly FormError[] {
  const schema = isOwn ? supplierDraft : supplierSettings;
  const { error } = schema.safeParse({ ...identityOf(fields), ...settingsOf(fields) });
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join("."), message }));
}

/** Blank is null; what is no number is NaN. */
function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  return trimmed === "" ? null : Number(trimmed);
}
