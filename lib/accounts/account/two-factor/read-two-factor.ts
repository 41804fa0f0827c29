import "server-only";
import { totpUri } from "@/lib/accounts/identity/two-factor/totp";
import { readFactor } from "@/lib/accounts/identity/two-factor/two-factor";
import { readAddress } from "@/lib/accounts/users/read-address";
import type { Context } from "@/lib/platform/context/context";
import { inSignInTransaction } from "../sign-in-transaction";
import { begunSince } from "./turn-on-two-factor";
import type { TwoFactorState } from "./two-factor.model";

/** How far the agent who asks is; the secret is told only while it waits for its first code. */
export async function readTwoFactor(ctx: Context): Promise<TwoFactorState> {
  const factor = await inSignInTransaction(ctx, readFactor);
  if (!factor) return { kind: "off" };
  const { secret, confirmedAt, createdAt, codesLeft } = factor;
  if (confirmedAt !== null) return { kind: "on", since: confirmedAt.toISOString(), codesLeft };
  if (createdAt < begunSince(ctx)) return { kind: "off" };
  const { email } = await readAddress(ctx);
  return { kind: "begun", secret, uri: totpUri(secret, email) };
}
