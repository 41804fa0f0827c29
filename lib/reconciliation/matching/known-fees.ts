import "server-only";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectFees } from "./knowledge/fee.sql";

/** Returns the fees by which a supplier's payments were short before, in minor units. Requires a system transaction. */
export function knownFees(tx: Tx, supplierId: string, code: Currency) {
  return selectFees(tx, supplierId, code);
}
