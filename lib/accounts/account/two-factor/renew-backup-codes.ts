import "server-only";
import { renewBackupCodes as renewed } from "@/lib/accounts/identity/two-factor/two-factor";
import { requireProof } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";

/** New backup codes for the agent who asks, who has proved themself; the old ones count no more. CONFLICT where two-factor sign-in isn't on. */
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
