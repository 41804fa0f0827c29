import { z } from "zod";
import { requiredText } from "@/lib/base/input";
import { folded } from "@/lib/base/text";

export const SUPPLIER_REQUIRED = "Supplier is required (either select or enter a name)";

/** A supplier named by a person: one of the list, or a name. */
export const supplierChoice = z.union(
  [z.object({ id: z.uuid() }), z.object({ name: requiredText(SUPPLIER_REQUIRED, 200) })],
  { error: SUPPLIER_REQUIRED },
);
export type SupplierChoice = z.output<typeof supplierChoice>;

export type SupplierName = { readonly id: string; readonly name: string };

/** When a supplier pays: `lagDays` after the basis date. */
export type PaymentPolicy = {
  readonly basis: "TRAVEL_END" | "TRAVEL_START" | "BOOKING_DATE" | "FINAL_PAYMENT";
  readonly lagDays: number;
};

/** What makes two names the same supplier: case, accents and white space don't count. */
export function supplierKey(name: string): string {
  return folded(name);
}
