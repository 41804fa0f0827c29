import "server-only";
import type { Context } from "@/lib/context/context";
import { forgetFactor } from "@/lib/identity/two-factor/two-factor";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { inSignInTransaction } from "../sign-in-transaction";

/** Turns two-factor sign-in off with the agent's password. App, backup codes and trusted devices count no more. */
export async function turnOffTwoFactor(ctx: Context, given: { confirmation: string }): Promise<void> {
  const userId = await proveAgent(ctx, given.confirmation);
  await inSignInTransaction(ctx, async (tx) => {
    if (await forgetFactor(tx, userId)) {
      await auditOwn(tx, userId, ctx.actor, { action: "user.two-factor-off" });
    }
  });
}
