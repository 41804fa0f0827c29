import "server-only";
import type { Change } from "@/lib/platform/audit/audit.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";

/**
 * Records in the audit log, in the name of `actor`, what the system does to a person's account at their request. Call
 * it in a system transaction.
 */
export function auditOwn(
  tx: Tx,
  userId: string,
  actor: Context["actor"],
  change: Pick<Change, "action" | "after">,
): Promise<void> {
  return inTenant(tx, userId, (own) =>
    recordAudit({ ...own, actor }, { ...change, entity: "user", entityId: userId }),
  );
}
