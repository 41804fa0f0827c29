import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { hashPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import { selectPasswordHash, selectPasswordOwner, updatePassword } from "../account.sql";
import { refuseGuessable } from "./refuse-guessable";

/** Returns the hash of a person's password; undefined for people who sign in otherwise. */
export function keptPassword(userId: string): Promise<string | undefined> {
  return selectPasswordHash(userId);
}

/**
 * Replaces the password whose hash is `before`. Returns false if it was changed meanwhile; throws INVALID_INPUT for a
 * guessable one. Call it in a system transaction.
 */
export async function replacePassword(
  tx: Tx,
  userId: string,
  before: string,
  password: string,
): Promise<boolean> {
  await refuseGuessable(password, await selectPasswordOwner(tx.db, userId));
  return updatePassword(tx.db, userId, before, await hashPassword(password));
}
