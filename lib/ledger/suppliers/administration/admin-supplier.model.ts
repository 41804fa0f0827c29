import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import type { SupplierFigures } from "../intelligence/supplier-figures.model";
import { PAYMENT_BASES, SUPPLIER_NAME_LENGTH, type SupplierJson, supplierKey } from "../supplier.model";
import { supplierChange } from "../supplier-draft.model";

const ALIASES = 100;

/**
 * An administrator's change of any supplier. It sets the supplier's own values; an agent's settings take precedence
 * over them.
 */
export const adminSupplierChange = supplierChange.extend({
  identity: supplierChange.shape.identity.unwrap(),
  /** Other names of the supplier, without duplicates and blanks. */
  aliases: z
    .array(text(SUPPLIER_NAME_LENGTH))
    .max(ALIASES, `At most ${ALIASES} other names`)
    .transform((names) => [
      ...new Map(names.filter(Boolean).map((name) => [supplierKey(name), name])).values(),
    ]),
});
export type AdminSupplierChange = z.output<typeof adminSupplierChange>;

/**
 * A change of when a supplier pays, made by an administrator for all agents who haven't set it themselves; null leaves
 * it to the learned policy of each agent.
 */
export const policySettling = z.object({
  id: z.uuid(),
  policy: z.object({ basis: z.enum(PAYMENT_BASES), lagDays: z.int().min(0).max(730) }).nullable(),
});
export type PolicyChange = z.output<typeof policySettling>;

/** A supplier as the administrators' page shows it: without any agent's settings, and with counts over all agents. */
export type AdminSupplierView = {
  readonly supplier: SupplierJson;
  readonly aliases: readonly string[];
  /** The only agent who sees the supplier; null for a shared one. */
  readonly owner: { readonly id: string; readonly name: string } | null;
  /** The number of agents with bookings at the supplier. */
  readonly agents: number;
  readonly figures: SupplierFigures;
  /** The supplier into which it was merged for all agents. */
  readonly mergedInto: string | null;
  /** The suppliers merged into it whose merge can still be undone, and until when. */
  readonly merges: readonly { readonly joinId: string; readonly name: string; readonly until: string }[];
};
