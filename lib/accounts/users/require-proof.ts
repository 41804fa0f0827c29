import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { factorInUse } from "@/lib/accounts/identity/two-factor/second-factor";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { readAddress } from "./own-user";

/**
 * How long a password that was entered in this session counts as proof, so that people are asked once for several
 * actions.
 */
const FRESH_MS = 10 * 60_000;

/**
 * Call this before something that gives access to an account beyond the session. Throws PROOF_NEEDED unless the acting
 * agent has just entered their password, and the code of their second factor if they have one (`byCode`). With Clerk,
 * proof is up to Clerk.
 */
export async function requireProof(ctx: Context): Promise<void> {
  if (identityProvider() === "clerk") return;
  const userId = agentId(ctx);
  const provedAt = ctx.actor.kind === "agent" ? ctx.actor.provedAt : null;
  if (provedAt && ctx.now.getTime() - provedAt.getTime() < FRESH_MS) return;
  const byCode = (await factorInUse(userId)) !== null;
  throw new Failure("PROOF_NEEDED", undefined, { facts: { byCode } });
}

/** Throws ADDRESS_UNVERIFIED while the account's address is not verified: the account may be a stranger's. */
export async function requireVerifiedAddress(ctx: Context): Promise<void> {
  if (!(await readAddress(ctx)).isVerified) throw new Failure("ADDRESS_UNVERIFIED", UNVERIFIED);
}

/** Requires both, before somebody creates something that outlasts a session and a password. */
export async function requireOwner(ctx: Context): Promise<void> {
  await requireVerifiedAddress(ctx);
  await requireProof(ctx);
}

const UNVERIFIED = "Verify your email address first, under Security and data.";
