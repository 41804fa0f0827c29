import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { hashPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import { selectPasswordHash, selectPasswordOwner, updatePassword } from "../account.sql";
import { refuseGuessable } from "./refuse-guessable";

/** The hash by which a person's password is known; undefined for who signs in otherwise. */
export function keptPassword(userId: string): Promise<string | undefined> {
  return selectPasswordHash(userId);
}

/**
 * Gives a person another password in place of the one whose hash is `before`; false where that has gone meanwhile,
 * INVALID_INPUT for one that would be guessed. In a system transaction.
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
