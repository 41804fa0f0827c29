import type { FormError } from "@/components/shared/form-errors.model";
import type { PaymentPolicy, SupplierJson } from "@/lib/suppliers/supplier.model";

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

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** All that is wrong, before the server is asked; it checks again. */
export function errorsOf(fields: SupplierFields): readonly FormError[] {
  const { paymentLagDays, commissionPercent } = settingsOf(fields);
  const checks: readonly (readonly [boolean, string, string])[] = [
    [fields.name.trim() === "", "name", "Supplier name is required"],
    [isWrongMail(fields.email), "email", "Email must be a valid address"],
    [
      paymentLagDays !== null && !(Number.isInteger(paymentLagDays) && isWithin(paymentLagDays, 730)),
      "paymentLagDays",
      "Payment days must be a whole number between 0 and 730",
    ],
    [
      commissionPercent !== null && !isWithin(commissionPercent, 100),
      "commissionPercent",
      "Default commission must be between 0 and 100",
    ],
    [isWrongMail(fields.chaseEmail), "chaseEmail", "Contact email must be a valid address"],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, message]) => ({ field, message }));
}

function isWrongMail(text: string): boolean {
  return text.trim() !== "" && !MAIL.test(text.trim());
}

function isWithin(value: number, most: number): boolean {
  return value >= 0 && value <= most;
}

/** Blank is null; what is no number is NaN. */
function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  return trimmed === "" ? null : Number(trimmed);
}
