import "server-only";
import { secondFactor } from "@/lib/accounts/identity/credentials.model";
import { passSecondFactor } from "@/lib/accounts/identity/two-factor/pass-second-factor";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { parse } from "@/lib/platform/base/input";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { wantedPage } from "./sign-in";

/** The second step of signing in, with what its form holds. Answers the page that was wanted before. A backup code leaves a line in the audit: somebody may have found the list. */
export async function signInWithCode(given: unknown, requestId: string): Promise<{ goTo: string }> {
  const { code, trust } = parse(secondFactor, given);
  const ctx = systemContext("sign-in", requestId);
  const { token, userId, by } = await passSecondFactor(code, trust === "on", ctx.now);
  if (by === "backup") {
    const change = { action: "user.use-backup-code", entity: "user", entityId: userId };
    await inTenant(ctx, userId, (tx) => recordAudit(tx, change));
  }
  return { goTo: await wantedPage(token) };
}
