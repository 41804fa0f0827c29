import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { agentId, type Context } from "@/lib/context/context";
import { inTenant } from "@/lib/context/transaction";
import { confirmPerson } from "@/lib/identity/confirm-person";
import { forgetFactor } from "@/lib/identity/two-factor/two-factor";
import { readAddress } from "@/lib/users/read-address";
import { inSignInTransaction } from "./builtin-system";

/** Turns two-factor sign-in off with the agent's password. App, backup codes and trusted devices count no more. */
export async function turnOffTwoFactor(ctx: Context, given: { confirmation: string }): Promise<void> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  await confirmPerson({ userId, email }, given.confirmation, ctx.now);
  await inSignInTransaction(ctx, async (tx) => {
    if (!(await forgetFactor(tx, userId))) return;
    await inTenant(tx, userId, (own) =>
      recordAudit(
        { ...own, actor: ctx.actor },
        { action: "user.two-factor-off", entity: "user", entityId: userId },
      ),
    );
  });
}
