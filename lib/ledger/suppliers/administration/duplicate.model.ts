import { z } from "zod";

/** Why two suppliers look like one, and what is said of it. */
export const LIKENESSES = {
  name: "same name",
  family: "similar names",
  domain: "same e-mail domain",
  phone: "same phone number",
  pattern: "same bank pattern",
} as const;
export type Likeness = keyof typeof LIKENESSES;

type Named = { readonly id: string; readonly name: string };

/** Two suppliers that may be one: the first would become part of the second. */
export type LikelyPair = {
  readonly from: Named;
  readonly into: Named;
  readonly reasons: readonly Likeness[];
};

/** Two suppliers that are said to be different, or no longer. */
export const supplierDistinction = z.object({ oneId: z.uuid(), otherId: z.uuid() });
export type SupplierDistinction = z.output<typeof supplierDistinction>;
