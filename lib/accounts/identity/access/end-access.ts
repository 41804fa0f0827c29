import "server-only";
import { isId } from "@/lib/platform/base/id";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
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

const COOKIE = "reset";
const SECONDS = 1_800;
const PREFIX = "reset:";

/** Who reset a forgotten password in this browser, and when. */
type Reset = { readonly userId: string; readonly at: Date };

/** Lets this browser, and no other, choose for half an hour what to keep of the access that ended. */
export async function rememberReset({ userId, at }: Reset): Promise<void> {
  await keepSignedCookie(COOKIE, `${PREFIX}${userId}:${at.getTime()}`, SECONDS);
}

/** Returns the reset in this browser for which that choice is still open; null where there is none. */
export async function rememberedReset(now: Date): Promise<Reset | null> {
  const token = await signedCookie(COOKIE);
  if (!token?.startsWith(PREFIX)) return null;
  const [userId = "", ms = ""] = token.slice(PREFIX.length).split(":");
  const at = new Date(Number(ms));
  return isId(userId) && now.getTime() - at.getTime() < SECONDS * 1_000 ? { userId, at } : null;
}

export function forgetReset(): Promise<void> {
  return forgetSignedCookie(COOKIE);
}
