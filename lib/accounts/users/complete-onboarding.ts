import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import type { Progress, UserRecord } from "./user.model";
import { selectOwnUser, updateOwnUser } from "./user.sql";

/** Sets whether the acting person has completed onboarding or the tour, which are independent flags. */
export function completeOnboarding(ctx: Context, given: Progress): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectOwnUser(tx, "update");
    const before = flagsOf(known);
    const after = { ...before, ...definedIn(given) };
    if (JSON.stringify(before) === JSON.stringify(after)) return known;
    await updateOwnUser(tx, after);
    await recordAudit(tx, { action: "user.progress", entity: "user", entityId: known.id, before, after });
    return { ...known, ...after };
  });
}

function flagsOf({ hasCompletedOnboarding, hasCompletedTour }: UserRecord) {
  return { hasCompletedOnboarding, hasCompletedTour };
}

function definedIn(given: Progress): Partial<ReturnType<typeof flagsOf>> {
  return Object.fromEntries(Object.entries(given).filter(([, flag]) => flag !== undefined));
}
