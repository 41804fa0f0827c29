import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { renewBackupCodes as renewed } from "@/lib/identity/two-factor/two-factor";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { inSignInTransaction } from "../sign-in-transaction";

/** New backup codes for the agent who asks, with their password; the old ones count no more. CONFLICT where two-factor sign-in isn't on. */
export async function renewBackupCodes(
  ctx: Context,
  given: { confirmation: string },
): Promise<readonly string[]> {
  const userId = await proveAgent(ctx, given.confirmation);
  return inSignInTransaction(ctx, async (tx) => {
    const codes = await renewed(tx, userId);
    if (codes === null) throw new Failure("CONFLICT", "Two-factor sign-in isn't on.");
    await auditOwn(tx, userId, ctx.actor, { action: "user.renew-backup-codes" });
    return codes;
  });
}
