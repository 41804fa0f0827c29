import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { enqueueSupplierRefresh } from "@/lib/ledger/bookings/suppliers/change-admin-supplier";
import { moveJoinedBookingsBack } from "@/lib/ledger/bookings/suppliers/move-joined-bookings";
import {
  changesPolicy,
  partAdminSuppliers,
  takeJoin,
} from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { SUPPLIER_MERGE_LOCK } from "@/lib/ledger/suppliers/merge-supplier-rows";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatchingAnew } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { recountLagsOf } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import { moveOthersBack } from "./agent-rows.sql";
import { restoreSettings } from "./agent-settings.sql";
import { selectSupplierName, selectThere } from "./agents-at.sql";
import { leaveFamily, movePlatformRowsBack } from "./platform-rows.sql";

/**
 * Undoes a merging for all agents: everything that it moved and nobody has changed since moves back, in one transaction
 * with the same order of locks. For administrators.
 */
export function unmergeAdminSuppliers(ctx: Context | Tx, joinId: string): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { fromId, intoId, moved, createdAt } = await takeJoin(tx, joinId);
    const name = await selectSupplierName(tx, intoId);
    await movePlatformRowsBack(tx, fromId, { id: intoId, name }, moved);
    await partAdminSuppliers(tx, joinId);
    const there = await selectThere(
      tx,
      moved.agents.map(({ userId }) => userId),
    );
    const agents = moved.agents.filter(({ userId }) => there.has(userId));
    for (const agent of agents) {
      await inTenant(tx, agent.userId, (own) => moveAgentBack(own, fromId, agent, createdAt));
    }
    await leaveFamily(tx, fromId);
    await recountLagsOf(tx, [fromId, intoId]);
    await recordAudit(tx, {
      action: "supplier.unmerge",
      entity: "supplier",
      entityId: fromId,
      after: { joinId, intoId, agents: agents.length },
    });
    await enqueueSupplierRefresh(tx, intoId, changesPolicy(moved.given), agents);
    await enqueueSupplierRefresh(
      tx,
      fromId,
      false,
      agents.map(({ userId }) => ({ userId, intoId: fromId })),
    );
    await enqueueMatchingAnew(tx);
  });
}

async function moveAgentBack(tx: Tx, fromId: string, moved: MovedOfAgent, mergedAt: Date): Promise<void> {
  await takeAdvisoryLock(tx, SUPPLIER_MERGE_LOCK);
  await moveJoinedBookingsBack(tx, fromId, moved);
  await moveOthersBack(tx, fromId, moved);
  await restoreSettings(tx, moved, mergedAt);
  await recordActivity(tx, { type: "SUPPLIER_UPDATED", supplierId: fromId });
}
