import "server-only";
import { totpUri } from "@/lib/accounts/identity/two-factor/second-factor";
import {
  beginFactor,
  forgetFactor,
  readFactor,
  renewBackupCodes as renewed,
  switchFactorOn,
} from "@/lib/accounts/identity/two-factor/two-factor";
import { readAddress } from "@/lib/accounts/users/own-user";
import { requireOwner, requireProof } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";
import { SETUP_MINUTES, type TwoFactorState } from "./two-factor.model";

/** Returns the acting agent's state. It contains the secret only while that waits for its first code. */
export async function readTwoFactor(ctx: Context): Promise<TwoFactorState> {
  const factor = await inSignInTransaction(ctx, readFactor);
  if (!factor) return { kind: "off" };
  const { secret, confirmedAt, createdAt, codesLeft } = factor;
  if (confirmedAt !== null) return { kind: "on", since: confirmedAt.toISOString(), codesLeft };
  if (createdAt < begunSince(ctx)) return { kind: "off" };
  const { email } = await readAddress(ctx);
  return { kind: "begun", secret, uri: totpUri(secret, email) };
}

/**
 * Creates a secret for the acting agent's authenticator app. Requires proof of their identity and a verified address.
 * Throws CONFLICT where two-factor sign-in is on.
 */
export async function beginTwoFactor(ctx: Context): Promise<void> {
  await requireOwner(ctx);
  const isBegun = await inSignInTransaction(ctx, beginFactor);
  if (!isBegun) throw new Failure("CONFLICT", "Two-factor sign-in is on already.");
}

/**
 * Turns two-factor sign-in on with the app's first code, and ends the agent's other sessions. Returns the backup codes,
 * which can't be shown again. Throws CONFLICT if the setup was not begun or has expired.
 */
export async function turnOnTwoFactor(ctx: Context, { code }: { code: string }): Promise<readonly string[]> {
  const codes = await inSignInTransaction(ctx, async (tx, userId) => {
    const made = await switchFactorOn(tx, userId, code, begunSince(ctx));
    if (made === null) return null;
    await auditOwn(tx, userId, ctx.actor, { action: "user.two-factor-on" });
    await tellOwner(tx, "two-factor-on", userId);
    return made;
  });
  if (codes === null) throw new Failure("CONFLICT", "That took too long. Set it up again.");
  return codes;
}

/** Returns the time before which a setup has expired. */
export function begunSince({ now }: Context): Date {
  return new Date(now.getTime() - SETUP_MINUTES * 60_000);
}

/**
 * Turns two-factor sign-in off for the acting agent; requires proof of their identity. The app, the backup codes and
 * trusted devices become invalid.
 */
export async function turnOffTwoFactor(ctx: Context): Promise<void> {
  await requireProof(ctx);
  await inSignInTransaction(ctx, async (tx, userId) => {
    if (!(await forgetFactor(tx, userId))) return;
    await auditOwn(tx, userId, ctx.actor, { action: "user.two-factor-off" });
    await tellOwner(tx, "two-factor-off", userId);
  });
}

/**
 * Creates new backup codes for the acting agent, which replace the old ones; requires proof of their identity. Throws
 * CONFLICT where two-factor sign-in isn't on.
 */
export async function renewBackupCodes(ctx: Context): Promise<readonly string[]> {
  await requireProof(ctx);
  return inSignInTransaction(ctx, async (tx, userId) => {
    const codes = await renewed(tx, userId);
    if (codes === null) throw new Failure("CONFLICT", "Two-factor sign-in isn't on.");
    await auditOwn(tx, userId, ctx.actor, { action: "user.renew-backup-codes" });
    await tellOwner(tx, "backup-codes", userId);
    return codes;
  });
}
