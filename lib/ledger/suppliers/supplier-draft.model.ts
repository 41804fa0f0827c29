import { z } from "zod";
import { optionalText, requiredText } from "@/lib/platform/base/input";
import { LANGUAGES } from "@/lib/platform/base/settings/settings-choices";
import { isAddressLike } from "@/lib/platform/base/text";
import { PAYMENT_BASES, type PaymentPolicy, SUPPLIER_NAME_LENGTH } from "./supplier.model";

const email = (message: string) =>
  optionalText(254).refine((value) => value === null || isAddressLike(value), message);

/** The fields that only the agent who created a supplier may change, in the order of the form. */
const supplierIdentity = z.object({
  name: requiredText("Supplier name is required", SUPPLIER_NAME_LENGTH),
  email: email("Email must be a valid address"),
  phoneNumber: optionalText(40),
  street: optionalText(200),
  city: optionalText(100),
  postalCode: optionalText(20),
  state: optionalText(100),
  country: optionalText(100),
});

const DAYS_ASKED = "Letters must be due at rising numbers of days, such as 14, 30, 45";

/** An agent's own settings of a supplier; null falls back to the supplier's value or to the learned one. */
const supplierSettings = z.object({
  paymentLagDays: z
    .int("Payment days must be a whole number")
    .min(0, "Payment days must be between 0 and 730")
    .max(730, "Payment days must be between 0 and 730")
    .nullable()
    .default(null),
  paymentBasis: z.enum(PAYMENT_BASES).default("TRAVEL_END"),
  commissionPercent: z
    .number("Default commission must be a number")
    .min(0, "Default commission must be between 0 and 100")
    .max(100, "Default commission must be between 0 and 100")
    .nullable()
    .default(null),
  chaseName: optionalText(120),
  chaseEmail: email("Contact email must be a valid address"),
  chaseLanguage: z.enum(LANGUAGES, { error: "Language must be one of the list" }).nullable().default(null),
  chaseDays: z
    .array(z.int(DAYS_ASKED).min(1, DAYS_ASKED).max(365, DAYS_ASKED))
    .min(1, DAYS_ASKED)
    .max(6, DAYS_ASKED)
    .refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0)), DAYS_ASKED)
    .nullable()
    .default(null),
});

/** A supplier that an agent adds. */
export const supplierDraft = z.object({ ...supplierIdentity.shape, ...supplierSettings.shape });
export type SupplierDraft = z.output<typeof supplierDraft>;

/** A change of a supplier. `identity` is omitted if the supplier isn't the agent's own. */
export const supplierChange = z.object({
  id: z.uuid(),
  identity: supplierIdentity.optional(),
  settings: supplierSettings,
});
export type SupplierChange = z.output<typeof supplierChange>;
export type SupplierSettings = SupplierChange["settings"];
export type SupplierIdentity = NonNullable<SupplierChange["identity"]>;

/** Returns the policy in the settings; null if none was set. */
export function policyIn({ paymentBasis, paymentLagDays }: SupplierSettings): PaymentPolicy | null {
  return paymentLagDays === null ? null : { basis: paymentBasis, lagDays: paymentLagDays };
}
