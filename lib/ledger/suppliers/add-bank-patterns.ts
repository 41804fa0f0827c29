import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Tx } from "@/lib/platform/context/transaction";
import type { SupplierName } from "./supplier.model";
import { lockSupplierMetadata, updateSupplierMetadata } from "./supplier-write.sql";

/**
 * Adds a bank pattern to a supplier, in a transaction across agents. A pattern is a list of terms that all occur in the
 * lines of the supplier's payments. An empty list or an existing pattern changes nothing. Returns undefined if there is
 * no such supplier.
 */
export async function addBankPatterns(
  tx: Tx,
  supplierId: string,
  terms: readonly string[],
): Promise<SupplierName | undefined> {
  const supplier = await lockSupplierMetadata(tx, supplierId);
  if (!supplier) return undefined;
  const { id, name, metadata } = supplier;
  const known: readonly unknown[] = Array.isArray(metadata.bankMatchPatterns)
    ? metadata.bankMatchPatterns
    : [];
  const item = { terms: [...terms] };
  if (terms.length === 0 || known.some((one) => JSON.stringify(one) === JSON.stringify(item)))
    return { id, name };
  await updateSupplierMetadata(tx, id, { ...metadata, bankMatchPatterns: [...known, item] });
  await recordAudit(tx, {
    action: "supplier.add-patterns",
    entity: "supplier",
    entityId: id,
    before: { patterns: known.length },
    after: { patterns: known.length + 1 },
  });
  return { id, name };
}

/**
 * Removes a bank pattern. Returns undefined if there is no such supplier; changes nothing if there is no such pattern.
 */
export async function removeBankPattern(
  tx: Tx,
  supplierId: string,
  terms: readonly string[],
): Promise<SupplierName | undefined> {
  const supplier = await lockSupplierMetadata(tx, supplierId);
  if (!supplier) return undefined;
  const { id, name, metadata } = supplier;
  const known: readonly { readonly terms?: unknown }[] = Array.isArray(metadata.bankMatchPatterns)
    ? metadata.bankMatchPatterns
    : [];
  const left = known.filter((one) => JSON.stringify(one?.terms) !== JSON.stringify(terms));
  if (left.length === known.length) return { id, name };
  await updateSupplierMetadata(tx, id, { ...metadata, bankMatchPatterns: left });
  await recordAudit(tx, {
    action: "supplier.remove-pattern",
    entity: "supplier",
    entityId: id,
    before: { patterns: known.length },
    after: { patterns: left.length },
  });
  return { id, name };
}
