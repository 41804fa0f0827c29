import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { factorInUse } from "@/lib/accounts/identity/two-factor/second-factor";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { readAddress } from "./own-user";

/** For how long a password counts that was given in this session, so that one is asked once for all one does. */
const FRESH_MS = 10 * 60_000;

/**
 * Before what opens an account for longer than a session: PROOF_NEEDED unless the agent who asks has just given their
 * password, and the code where there is one (`byCode`). Where Clerk signs people in it is Clerk's to ask.
 */
export async function requireProof(ctx: Context): Promise<void> {
  if (identityProvider() === "clerk") return;
  const userId = agentId(ctx);
  const provedAt = ctx.actor.kind === "agent" ? ctx.actor.provedAt : null;
  if (provedAt && ctx.now.getTime() - provedAt.getTime() < FRESH_MS) return;
  const byCode = (await factorInUse(userId)) !== null;
  throw new Failure("PROOF_NEEDED", undefined, { facts: { byCode } });
}

/** ADDRESS_UNVERIFIED while nobody has shown that the account's address is theirs: it may be a stranger's account. */
export async function requireVerifiedAddress(ctx: Context): Promise<void> {
  if (!(await readAddress(ctx)).isVerified) throw new Failure("ADDRESS_UNVERIFIED", UNVERIFIED);
}

/** Both, before somebody makes what outlives a session and a password. */
export async function requireOwner(ctx: Context): Promise<void> {
  await requireVerifiedAddress(ctx);
  await requireProof(ctx);
}

const UNVERIFIED = "Verify your email address first, under Security and data.";
