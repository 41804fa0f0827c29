import "server-only";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";
import type { Tx } from "@/lib/platform/context/transaction";
import { endOtherSessions } from "../sessions/session";
import {
  aboutSecret,
  bare,
  countingTries,
  hashOfBackupCode,
  newBackupCodes,
  newTotpSecret,
  stepOf,
} from "./second-factor";
import {
  confirmFactor,
  deleteFactor,
  replaceBackupHashes,
  selectTwoFactor,
  upsertSecret,
} from "./two-factor.sql";

type Kept = {
  readonly secret: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly codesLeft: number;
};

/** Returns a person's second factor, with its secret in plain text; null where there is none. */
export async function readFactor(tx: Tx, userId: string): Promise<Kept | null> {
  const row = await selectTwoFactor(userId, tx.db);
  if (!row) return null;
  const { createdAt, confirmedAt, backupHashes } = row;
  const secret = unseal(row.secret, aboutSecret(userId));
  return { secret, createdAt, confirmedAt, codesLeft: backupHashes.length };
}

/**
 * Starts the setup with a new secret, which isn't required for sign-in until its first code was right. Returns false
 * where a factor is in use.
 */
export function beginFactor(tx: Tx, userId: string): Promise<boolean> {
  return upsertSecret(tx.db, userId, seal(newTotpSecret(), aboutSecret(userId)), tx.now);
}

/**
 * Switches the factor on with its first code, and ends the person's other sessions. Returns the backup codes; null
 * where no setup waits for a code. Throws INVALID_INPUT for a wrong code.
 */
export async function switchFactorOn(
  tx: Tx,
  userId: string,
  code: string,
  begunSince: Date,
): Promise<readonly string[] | null> {
  const row = await selectTwoFactor(userId, tx.db);
  if (!row || row.confirmedAt !== null || row.createdAt < begunSince) return null;
  const { secret } = row;
  const step = await countingTries(userId, tx.now, () =>
    Promise.resolve(stepOf(unseal(secret, aboutSecret(userId)), bare(code), tx.now)),
  );
  const { codes, backupHashes } = codesFor(userId);
  if (!(await confirmFactor(tx.db, userId, { secret, step, backupHashes }, tx.now))) return null;
  await endOtherSessions(tx, userId);
  return codes;
}

/** Creates new backup codes, which replace the old ones; returns null where the factor isn't on. */
export async function renewBackupCodes(tx: Tx, userId: string): Promise<readonly string[] | null> {
  const { codes, backupHashes } = codesFor(userId);
  return (await replaceBackupHashes(tx.db, userId, backupHashes)) ? codes : null;
}

function codesFor(userId: string) {
  const codes = newBackupCodes();
  return { codes, backupHashes: codes.map((one) => hashOfBackupCode(userId, one)) };
}

/** Deletes the factor with its codes; returns false where none was on. */
export function forgetFactor(tx: Tx, userId: string): Promise<boolean> {
  return deleteFactor(tx.db, userId, tx.now);
}
