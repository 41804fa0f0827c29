import "server-only";
import { endedAccess, keepAccess } from "@/lib/accounts/identity/access/end-access";
import { endedWords } from "@/lib/accounts/identity/access/ended-access.model";
import { forgetReset, rememberedReset } from "@/lib/accounts/identity/access/reset-cookie";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { Failure } from "@/lib/platform/base/failure";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { auditOwn } from "../audit-own";

/**
 * Returns what ended when a forgotten password was reset in this browser and may still be kept; empty in any other
 * browser.
 */
export async function askWhatToKeep() {
  const ctx = systemContext("reset-password");
  const reset = identityProvider() === "builtin" ? await rememberedReset(ctx.now) : null;
  if (!reset) return [];
  const ended = await inSystemReadTransaction(ctx, (tx) => endedAccess(tx, reset.userId, reset.at));
  return ended.map((one) => ({ key: one.key, ...endedWords(one, ctx.now) }));
}

/**
 * Restores what the given keys name, once; everything else stays ended. Does nothing if no password was reset in this
 * browser.
 */
export async function keepAfterReset(given: ReadonlySet<string>, requestId: string): Promise<void> {
  const ctx = systemContext("reset-password", requestId);
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const reset = await rememberedReset(ctx.now);
  await forgetReset();
  if (!reset) return;
  await inSystemTransaction(ctx, async (tx) => {
    const ended = await endedAccess(tx, reset.userId, reset.at);
    const kept = ended.filter(({ key }) => given.has(key));
    if (kept.length === 0) return;
    await keepAccess(tx, reset.userId, reset.at, kept);
    const after = { kept: kept.map(({ key }) => key).join(", ") };
    await auditOwn(tx, reset.userId, ctx.actor, { action: "user.keep-access", after });
  });
}
