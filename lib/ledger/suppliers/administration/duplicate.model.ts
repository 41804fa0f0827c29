import { z } from "zod";

/** The reasons why two suppliers look like the same one, with their labels. */
export const DUPLICATE_REASONS = {
  name: "same name",
  family: "similar names",
  domain: "same email domain",
  phone: "same phone number",
  pattern: "same bank pattern",
} as const;
export type DuplicateReason = keyof typeof DUPLICATE_REASONS;

type Named = { readonly id: string; readonly name: string };

/** Two suppliers that may be the same; `from` would be merged into `into`. */
export type LikelyPair = {
  readonly from: Named;
  readonly into: Named;
  readonly reasons: readonly DuplicateReason[];
};

/** Two suppliers that are marked as different, or no longer are. */
export const supplierDistinction = z.object({ oneId: z.uuid(), otherId: z.uuid() });
export type SupplierDistinction = z.output<typeof supplierDistinction>;
