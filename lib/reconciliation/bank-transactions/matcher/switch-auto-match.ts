import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "./enqueue-matching";
import { lockSwitch, selectShadow, updateSwitch } from "./shadow.sql";
import { type AutoMatchSwitch, cautionOf } from "./shadow-report.model";

/**
 * Switches automatic matching of an account on or off. Switching it on with little evidence is allowed, but returns a
 * warning. Throws STALE if the account changed since `version`. For administrators.
 */
export function switchAutoMatch(
  ctx: Context,
  { accountId, version, isOn }: AutoMatchSwitch,
): Promise<{ readonly caution: string | null }> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const before = await lockSwitch(tx, accountId);
    if (!before) throw new Failure("NOT_FOUND", "Bank account not found.");
    if (before.version !== version) throw new Failure("STALE");
    await updateSwitch(tx, accountId, isOn);
    await recordAudit(tx, {
      action: "bank_account.auto-match",
      entity: "bank_account",
      entityId: accountId,
      before: { autoMatch: before.isAutomatic },
      after: { autoMatch: isOn },
    });
    if (!isOn) return { caution: null };
    await enqueueMatching(tx, { isAll: true });
    const report = (await selectShadow(tx)).find((one) => one.accountId === accountId);
    return { caution: report ? cautionOf(report) : null };
  });
}
