import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { folded } from "@/lib/platform/base/text";

/** Texts that occur in a supplier's payments: lower-case, trimmed, distinct, without blank ones. */
export const patterns = z
  .array(text(200), { error: "newPatterns must be a list of texts" })
  .max(50)
  .transform((given) => [...new Set(given.map((one) => one.toLowerCase()).filter(Boolean))]);

/** The body of `POST /admin/bank-transactions/{id}/supplier`. `version` isn't part of the specification. */
export const supplierBody = z.object({
  supplierId: z.uuid({ error: "A supplier is required" }),
  newPatterns: patterns.default([]),
  version: z.int().positive().optional(),
});

/** The matches of a pattern: open transactions, decided ones, and the number of their suppliers. */
export type PatternPreview = {
  readonly pattern: string;
  readonly openCount: number;
  readonly pastCount: number;
  readonly supplierCount: number;
};

/** Builds the text that the search box searches. */
export function searchTextOf(memo: string, payer: string | null, supplierName: string | null): string {
  return folded([memo, payer, supplierName].filter(Boolean).join(" "));
}
