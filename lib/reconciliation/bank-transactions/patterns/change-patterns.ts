import "server-only";
import { addBankPatterns, removeBankPattern } from "@/lib/ledger/suppliers/add-bank-patterns";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatchingAnew } from "../matcher/enqueue-matching";
import type { PatternPreview } from "./pattern.model";
import { selectHits } from "./pattern.sql";

/** Counts the open and past transactions that each pattern would match, and their suppliers. */
export function previewPatterns(ctx: Context, patterns: readonly string[]): Promise<PatternPreview[]> {
  return inAdminReadTransaction(ctx, (tx) => selectHits(tx, patterns));
}

type Pattern = { readonly supplierId: string; readonly terms: readonly string[] };

/**
 * Adds a pattern that identifies a supplier's payments, and requests new matching of everything undecided. Throws
 * NOT_FOUND if the supplier doesn't exist.
 */
export function addPattern(ctx: Context | Tx, pattern: Pattern): Promise<void> {
  return changed(ctx, pattern, addBankPatterns);
}

/** Removes a pattern. Otherwise like `addPattern`. */
export function removePattern(ctx: Context | Tx, pattern: Pattern): Promise<void> {
  return changed(ctx, pattern, removeBankPattern);
}

function changed(
  ctx: Context | Tx,
  { supplierId, terms }: Pattern,
  change: typeof addBankPatterns,
): Promise<void> {
  return inAdminTransaction(ctx, async (tx) => {
    if (!(await change(tx, supplierId, terms))) throw new Failure("NOT_FOUND", "Supplier not found.");
    await enqueueMatchingAnew(tx);
  });
}
