import "server-only";
import { confirmPerson } from "@/lib/accounts/identity/confirm-person";
import { readAddress } from "@/lib/accounts/users/own-user";
import { agentId, type Context } from "@/lib/platform/context/context";

/** Has the acting agent prove their identity again, and returns their id. Throws INVALID_INPUT if they don't. */
export async function proveAgent(ctx: Context, confirmation: string): Promise<string> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  const sessionId = ctx.actor.kind === "agent" ? ctx.actor.sessionId : undefined;
  await confirmPerson({ userId, email, sessionId }, confirmation, ctx.now);
  return userId;
}
