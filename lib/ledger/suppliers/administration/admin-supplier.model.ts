import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import type { SupplierFigures } from "../intelligence/supplier-figures.model";
import { PAYMENT_BASES, SUPPLIER_NAME_LENGTH, type SupplierJson, supplierKey } from "../supplier.model";
import { supplierChange } from "../supplier-draft.model";

const ALIASES = 100;

/** A change of any supplier by an administrator: its own values, which an agent's settings go before. */
export const adminSupplierChange = supplierChange.extend({
  identity: supplierChange.shape.identity.unwrap(),
  /** Other names that mean it: each once, the blank ones left out. */
  aliases: z
    .array(text(SUPPLIER_NAME_LENGTH))
    .max(ALIASES, `At most ${ALIASES} other names`)
    .transform((names) => [
      ...new Map(names.filter(Boolean).map((name) => [supplierKey(name), name])).values(),
    ]),
});
export type AdminSupplierChange = z.output<typeof adminSupplierChange>;

/** When a supplier pays, as an administrator settles it for all agents who have settled nothing themselves; null leaves it to what each has learned. */
export const policySettling = z.object({
  id: z.uuid(),
  policy: z.object({ basis: z.enum(PAYMENT_BASES), lagDays: z.int().min(0).max(730) }).nullable(),
});
export type PolicySettling = z.output<typeof policySettling>;

/** A supplier as its administrators' page shows it: settings of no agent, counts of all. */
export type AdminSupplierView = {
  readonly supplier: SupplierJson;
  readonly aliases: readonly string[];
  /** The one agent who sees it; null for a shared one. */
  readonly owner: { readonly id: string; readonly name: string } | null;
  /** How many agents have bookings there. */
  readonly agents: number;
  readonly figures: SupplierFigures;
  /** The supplier that it was merged into for all agents. */
  readonly mergedInto: string | null;
  /** What was merged into it and can be taken apart still, until when. */
  readonly merges: readonly { readonly joinId: string; readonly name: string; readonly until: string }[];
};
