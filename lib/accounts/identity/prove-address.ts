import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { updateVerified } from "./address-verification.sql";

/**
 * Marks a person's address as verified, because they have read an email that was sent there. Returns whether it was
 * verified before. Call it in a system transaction.
 */
export function proveAddress(tx: Tx, userId: string): Promise<boolean> {
  return updateVerified(tx.db, userId, tx.now);
}
