import "server-only";
import { z } from "zod";
import { confirmPerson } from "@/lib/accounts/identity/confirm-person";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { proveSession } from "@/lib/accounts/identity/sessions/session";
import { consumeSecondFactorCode, factorInUse } from "@/lib/accounts/identity/two-factor/second-factor";
import { readAddress } from "@/lib/accounts/users/own-user";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";

/** The proof that an agent enters: the password, and a code of the second factor, empty without one. */
export const proof = z.object({
  confirmation: z.string().max(254).catch(""),
  code: z.string().max(20).catch(""),
});

/**
 * Proves that the person at an open session is its agent, by their password and, if they have a second factor, its
 * code. For some minutes `requireProof` asks for nothing more. Throws INVALID_INPUT for the wrong field, and NOT_FOUND
 * where another provider handles sign-in.
 */
export async function giveProof(ctx: Context, { confirmation, code }: z.output<typeof proof>): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const userId = await proveAgent(ctx, confirmation);
  if ((await factorInUse(userId)) !== null) {
    if (code.trim() === "") throw invalidField("code", CODE);
    const who = (ctx.actor.kind === "agent" && ctx.actor.sessionId) || userId;
    await consumeSecondFactorCode({ userId, who, given: code }, ctx.now);
  }
  await proveSession();
}

const CODE = "Enter the code.";

/** Has the acting agent prove their identity again, and returns their id. Throws INVALID_INPUT if they don't. */
export async function proveAgent(ctx: Context, confirmation: string): Promise<string> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  const sessionId = ctx.actor.kind === "agent" ? ctx.actor.sessionId : undefined;
  await confirmPerson({ userId, email, sessionId }, confirmation, ctx.now);
  return userId;
}
