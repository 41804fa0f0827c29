import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { updateVerified } from "./address-verification.sql";

/** Takes a person's address for proved, because they have read a mail that was sent there; answers whether it was before. In a system transaction. */
export function proveAddress(tx: Tx, userId: string): Promise<boolean> {
  return updateVerified(tx.db, userId, tx.now);
}
