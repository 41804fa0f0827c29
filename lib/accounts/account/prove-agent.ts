import "server-only";
import { confirmPerson } from "@/lib/accounts/identity/confirm-person";
import { readAddress } from "@/lib/accounts/users/own-user";
import { agentId, type Context } from "@/lib/platform/context/context";

/** Has the agent who asks prove once more that it is them, and answers their id; INVALID_INPUT where they don't. */
export async function proveAgent(ctx: Context, confirmation: string): Promise<string> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  const sessionId = ctx.actor.kind === "agent" ? ctx.actor.sessionId : undefined;
  await confirmPerson({ userId, email, sessionId }, confirmation, ctx.now);
  return userId;
}
