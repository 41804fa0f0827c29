import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { lockStanding, updateStanding } from "./standing.sql";

/** When a person's account is erased, locked against a change at the same time; null while nobody wants that. */
export async function lockErasing(tx: Tx, userId: string): Promise<Date | null> {
  return (await lockStanding(tx, userId)).eraseAt;
}

/** Closes an account until then, or with null opens it again. CONFLICT for the last administrator. */
export function changeErasing(tx: Tx, userId: string, eraseAt: Date | null): Promise<void> {
  return updateStanding(tx, userId, { eraseAt });
}
