import "server-only";
import type { z } from "zod";
import { keptPassword } from "@/lib/accounts/identity/passwords/replace-password";
import { endOtherSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { proveAgent } from "../prove-agent";
import { inSignInTransaction } from "../sign-in-transaction";
import type { passwordChange } from "./password-link.model";
import { setPassword } from "./set-password";

/**
 * Gives the agent who asks another password, with the present one, and ends their other sessions. NOT_FOUND where others
 * sign people in, CONFLICT where another window was faster.
 */
export async function changePassword(
  ctx: Context,
  { confirmation, password }: z.output<typeof passwordChange>,
): Promise<void> {
  await proveAgent(ctx, confirmation);
  await inSignInTransaction(ctx, async (tx, userId) => {
    const before = await keptPassword(userId);
    const change = { userId, password, action: "user.change-password", actor: ctx.actor } as const;
    if (before === undefined || !(await setPassword(tx, { ...change, before })))
      throw new Failure("CONFLICT");
    await endOtherSessions(tx, userId);
  });
}
