import "server-only";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { deleteFactor, endFactor, reviveFactor, selectEndedFactor } from "../two-factor/two-factor.sql";
import { clearPrograms, endPrograms, revivePrograms, selectEndedPrograms } from "./access.sql";
import type { EndedAccess } from "./ended-access.model";

/** Ends whatever opens an account beside its password. What ended may be kept by the instant of `tx`. In a system transaction. */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await endFactor(tx.db, userId, tx.now);
  await inTenant(tx, userId, (own) => endPrograms(own.db, userId, own.now));
}

/** The same for good, of an account whose address nobody had proved: somebody else may have set it up. */
export async function clearAccess(tx: Tx, userId: string): Promise<void> {
  await deleteFactor(tx.db, userId, tx.now);
  await inTenant(tx, userId, (own) => clearPrograms(own.db, userId, own.now));
}

/** What ended at that instant. In a system transaction, as keeping it. */
export async function endedAccess(tx: Tx, userId: string, at: Date): Promise<EndedAccess[]> {
  const factor = await selectEndedFactor(tx.db, userId, at);
  const programs = await selectEndedPrograms(tx.db, userId, at);
  if (!factor) return programs;
  return [{ key: "two-factor", kind: "two-factor", name: "", since: factor.toISOString() }, ...programs];
}

/** Has those work again that are kept of what ended at that instant. */
export async function keepAccess(
  tx: Tx,
  userId: string,
  at: Date,
  kept: readonly EndedAccess[],
): Promise<void> {
  if (kept.some(({ kind }) => kind === "two-factor")) await reviveFactor(tx.db, userId, at, tx.now);
  await inTenant(tx, userId, (own) => revivePrograms(own.db, userId, at, kept));
}
