import { z } from "zod";
import { text } from "@/lib/platform/base/input";
import { folded } from "@/lib/platform/base/text";

/** What is in the words of a supplier's payments: lower case, trimmed, each once, the blank ones left out. */
export const patterns = z
  .array(text(200), { error: "newPatterns must be a list of texts" })
  .max(50)
  .transform((given) => [...new Set(given.map((one) => one.toLowerCase()).filter(Boolean))]);

/** The body of `POST /admin/bank-transactions/{id}/supplier`; `version` is ours. */
export const supplierBody = z.object({
  supplierId: z.uuid({ error: "A supplier is required" }),
  newPatterns: patterns.default([]),
  version: z.int().positive().optional(),
});

/** What a pattern would hit: transactions that are open, those that were decided about, and how many suppliers' they are. */
export type PatternPreview = {
  readonly pattern: string;
  readonly openCount: number;
  readonly pastCount: number;
  readonly supplierCount: number;
};

/** What the search box looks through. */
export function searchTextOf(memo: string, payer: string | null, supplierName: string | null): string {
  return folded([memo, payer, supplierName].filter(Boolean).join(" "));
}
