import "server-only";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { deleteFactor, endFactor, reviveFactor, selectEndedFactor } from "../two-factor/two-factor.sql";
import { clearPrograms, endPrograms, revivePrograms, selectEndedPrograms } from "./access.sql";
import type { EndedAccess } from "./ended-access.model";

/**
 * Ends everything besides the password that gives access to an account. What ended can be restored by `tx.now`, the
 * instant of the transaction. Call it in a system transaction.
 */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await endFactor(tx.db, userId, tx.now);
  await inTenant(tx, userId, (own) => endPrograms(own.db, userId, own.now));
}

/**
 * Like `endAccess`, but for good: for an account whose address was never verified, because somebody else may have set
 * it up.
 */
export async function clearAccess(tx: Tx, userId: string): Promise<void> {
  await deleteFactor(tx.db, userId, tx.now);
  await inTenant(tx, userId, (own) => clearPrograms(own.db, userId, own.now));
}

/** Returns what ended at that instant. Call it in a system transaction, as `keepAccess`. */
export async function endedAccess(tx: Tx, userId: string, at: Date): Promise<EndedAccess[]> {
  const factor = await selectEndedFactor(tx.db, userId, at);
  const programs = await selectEndedPrograms(tx.db, userId, at);
  if (!factor) return programs;
  return [{ key: "two-factor", kind: "two-factor", name: "", since: factor.toISOString() }, ...programs];
}

/** Restores those of `kept` that ended at that instant. */
export async function keepAccess(
  tx: Tx,
  userId: string,
  at: Date,
  kept: readonly EndedAccess[],
): Promise<void> {
  if (kept.some(({ kind }) => kind === "two-factor")) await reviveFactor(tx.db, userId, at, tx.now);
  await inTenant(tx, userId, (own) => revivePrograms(own.db, userId, at, kept));
}
