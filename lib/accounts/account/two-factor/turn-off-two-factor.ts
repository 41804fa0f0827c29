import "server-only";
import { forgetFactor } from "@/lib/accounts/identity/two-factor/two-factor";
import { requireProof } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";

/** Turns two-factor sign-in off for the agent who asks, who has proved themself. App, backup codes and trusted devices count no more. */
export async function turnOffTwoFactor(ctx: Context): Promise<void> {
  await requireProof(ctx);
  await inSignInTransaction(ctx, async (tx, userId) => {
    if (!(await forgetFactor(tx, userId))) return;
    await auditOwn(tx, userId, ctx.actor, { action: "user.two-factor-off" });
    await tellOwner(tx, "two-factor-off", userId);
  });
}
