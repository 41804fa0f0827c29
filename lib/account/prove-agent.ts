import "server-only";
import { agentId, type Context } from "@/lib/context/context";
import { confirmPerson } from "@/lib/identity/confirm-person";
import { readAddress } from "@/lib/users/read-address";

/** Has the agent who asks prove once more that it is them, and answers their id; INVALID_INPUT where they don't. */
export async function proveAgent(ctx: Context, confirmation: string): Promise<string> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  const sessionId = ctx.actor.kind === "agent" ? ctx.actor.sessionId : undefined;
  await confirmPerson({ userId, email, sessionId }, confirmation, ctx.now);
  return userId;
}
