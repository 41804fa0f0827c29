import type { PaymentPolicy, SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import type { Language } from "@/lib/platform/base/settings/settings-choices";

/** The values of the supplier form, all as typed text. */
export type SupplierFields = {
  readonly name: string;
  /** One name per line; only administrators' forms have this field. */
  readonly aliases: string;
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
  /** Blank means the agent's own language. */
  readonly chaseLanguage: Language | "";
  readonly chaseDays: string;
  readonly commissionPercent: string;
};

export const EMPTY_SUPPLIER: SupplierFields = {
  name: "",
  aliases: "",
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
  chaseLanguage: "",
  chaseDays: "",
  commissionPercent: "",
};

export function fieldsOf(supplier: SupplierJson, aliases: readonly string[] = []): SupplierFields {
  const { address, paymentPolicy, chaseContact, chaseLetters, commissionPercent } = supplier;
  return {
    name: supplier.name,
    aliases: aliases.join("\n"),
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
    chaseLanguage: chaseLetters.language ?? "",
    chaseDays: chaseLetters.days?.join(", ") ?? "",
    commissionPercent: commissionPercent === null ? "" : String(commissionPercent),
  };
}

function typed(value: string | null): string {
  return value ?? "";
}

export function identityOf(fields: SupplierFields) {
  const { name, email, phoneNumber, street, city, postalCode, state, country } = fields;
  return { name, email, phoneNumber, street, city, postalCode, state, country };
}

export function settingsOf(fields: SupplierFields) {
  const { paymentBasis, paymentLagDays, chaseName, chaseEmail, commissionPercent } = fields;
  const days = fields.chaseDays.split(/[\s,;]+/).filter(Boolean);
  return {
    paymentLagDays: numberIn(paymentLagDays),
    paymentBasis,
    commissionPercent: numberIn(commissionPercent.replace(/%\s*$/, "")),
    chaseName,
    chaseEmail,
    chaseLanguage: fields.chaseLanguage || null,
    chaseDays: days.length > 0 ? days.map(Number) : null,
  };
}

/** Returns null for blank text, and NaN if it isn't a number. */
function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  return trimmed === "" ? null : Number(trimmed);
}
