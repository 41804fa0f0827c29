import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import type { Language } from "@/lib/platform/base/settings/settings-choices";
import { folded } from "@/lib/platform/base/text";

export const SUPPLIER_REQUIRED = "Supplier is required (either select or enter a name)";
export const SUPPLIER_NAME_LENGTH = 200;

export const SUPPLIER_UNKNOWN = "No supplier that you can see has this id";

/** A supplier named by a person: one of the list, whose id says which, or a name. */
export const supplierChoice = z.union(
  [
    z.object({ id: z.uuid(SUPPLIER_UNKNOWN), name: z.string().optional() }),
    z.object({ name: requiredText(SUPPLIER_REQUIRED, SUPPLIER_NAME_LENGTH) }),
  ],
  { error: SUPPLIER_REQUIRED },
);
export type SupplierChoice = z.output<typeof supplierChoice>;

export type SupplierName = { readonly id: string; readonly name: string };

export const PAYMENT_BASES = ["TRAVEL_END", "TRAVEL_START", "BOOKING_DATE", "FINAL_PAYMENT"] as const;

/** When a supplier pays: `lagDays` after the basis date. */
export type PaymentPolicy = {
  readonly basis: (typeof PAYMENT_BASES)[number];
  readonly lagDays: number;
};

/** What a booking needs to know of its supplier. `policy` is the agent's, else the supplier's, else the learned one. */
export type SupplierFacts = SupplierName & { readonly policy: PaymentPolicy | null };

export type Address = {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
};

/** Whom to ask for commission that is late. */
export type ChaseContact = { readonly name: string | null; readonly email: string | null };

/** A supplier as one agent sees it: counts and settings are that agent's. */
export type Supplier = SupplierName & {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: Address;
  readonly isVerified: boolean;
  /** Typed by an agent, and so visible to that agent alone. */
  readonly isUserCreated: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** What was settled by hand; null where nothing was. */
  readonly policy: PaymentPolicy | null;
  /** The median lag of three or more payments; null with fewer. */
  readonly learnedLagDays: number | null;
  readonly contact: ChaseContact;
  /** Of letters that ask it for commission: null for the agent's own language, and for the usual days. */
  readonly letters: { readonly language: Language | null; readonly days: readonly number[] | null };
  /** Usual commission in percent of the total. */
  readonly commissionPercent: number | null;
  readonly bookingCount: number;
  readonly deactivatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** What makes two names the same supplier: case, accents and white space don't count. */
export function supplierKey(name: string): string {
  return folded(name);
}

/** The supplier of the REST contract, with our own `isActive`, `paymentPolicy`, `learnedLagDays`, `chaseContact`, `chaseLetters`, `commissionPercent`. */
export function supplierJson(supplier: Supplier) {
  return {
    id: supplier.id,
    name: supplier.name,
    email: supplier.email,
    phoneNumber: supplier.phoneNumber,
    address: supplier.address,
    bookingCount: supplier.bookingCount,
    createdAt: supplier.createdAt.toISOString(),
    updatedAt: supplier.updatedAt.toISOString(),
    metadataJson: supplier.metadata,
    isVerified: supplier.isVerified,
    isUserCreated: supplier.isUserCreated,
    isActive: supplier.deactivatedAt === null,
    paymentPolicy: supplier.policy,
    learnedLagDays: supplier.learnedLagDays,
    chaseContact: supplier.contact,
    chaseLetters: supplier.letters,
    commissionPercent: supplier.commissionPercent,
  };
}
export type SupplierJson = ReturnType<typeof supplierJson>;

/** The answer of `GET /admin/suppliers/{id}`. */
export type SupplierDetailsJson = SupplierJson & {
  readonly mergedFrom: readonly { readonly mergeId: string; readonly name: string }[];
  readonly paymentDelays: readonly number[];
};
