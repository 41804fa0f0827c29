import "server-only";
import { beginFactor, switchFactorOn } from "@/lib/accounts/identity/two-factor/two-factor";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";
import { SETUP_MINUTES } from "./two-factor.model";

/** Makes a secret for the authenticator app of the agent who asks, who has proved themself and their address. CONFLICT where two-factor sign-in is on. */
export async function beginTwoFactor(ctx: Context): Promise<void> {
  await requireOwner(ctx);
  const isBegun = await inSignInTransaction(ctx, beginFactor);
  if (!isBegun) throw new Failure("CONFLICT", "Two-factor sign-in is on already.");
}

/**
 * Turns two-factor sign-in on by the first code of the app, and ends the agent's other sessions. Answers the backup codes,
 * which nobody can be told again. CONFLICT where none was begun, or too long ago.
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

/** What was begun before is over. */
export function begunSince({ now }: Context): Date {
  return new Date(now.getTime() - SETUP_MINUTES * 60_000);
}
