import { z } from "zod";
import { requiredText } from "@/lib/platform/base/input";
import type { Language } from "@/lib/platform/base/settings/settings-choices";
import { folded } from "@/lib/platform/base/text";

export const SUPPLIER_REQUIRED = "Supplier is required (either select or enter a name)";
export const SUPPLIER_NAME_LENGTH = 200;

export const SUPPLIER_UNKNOWN = "No supplier that you can see has this id";

/** A supplier chosen by a person: one of the list, identified by its id, or a name. */
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

/** The day on which a supplier pays: `lagDays` days after the basis date. */
export type PaymentPolicy = {
  readonly basis: (typeof PAYMENT_BASES)[number];
  readonly lagDays: number;
};

/**
 * The facts of a supplier that a booking needs. `policy` is the agent's own, else the supplier's, else the learned one.
 */
export type SupplierFacts = SupplierName & { readonly policy: PaymentPolicy | null };

export type Address = {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
};

/** The contact to ask for overdue commission. */
export type ChaseContact = { readonly name: string | null; readonly email: string | null };

/** A supplier as one agent sees it, with that agent's counts and settings. */
export type Supplier = SupplierName & {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: Address;
  readonly isVerified: boolean;
  /** Created by an agent, and therefore visible to that agent only. */
  readonly isUserCreated: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The policy that was set; null if none was. */
  readonly policy: PaymentPolicy | null;
  /** The median lag of three or more payments; null with fewer. */
  readonly learnedLagDays: number | null;
  readonly contact: ChaseContact;
  /** The language and days of chase letters; null means the agent's own language, or the usual days. */
  readonly letters: { readonly language: Language | null; readonly days: readonly number[] | null };
  /** The usual commission as a percentage of the total. */
  readonly commissionPercent: number | null;
  readonly bookingCount: number;
  readonly deactivatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Returns the key by which supplier names are compared: case, accents and white space are ignored. */
export function supplierKey(name: string): string {
  return folded(name);
}

/**
 * Returns the supplier in the format of the REST contract, plus our own fields `isActive`, `paymentPolicy`,
 * `learnedLagDays`, `chaseContact`, `chaseLetters` and `commissionPercent`.
 */
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

/** The response of `GET /admin/suppliers/{id}`. */
export type SupplierDetailsJson = SupplierJson & {
  readonly mergedFrom: readonly { readonly mergeId: string; readonly name: string }[];
  readonly paymentDelays: readonly number[];
};
