import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { enqueueSupplierRefresh } from "@/lib/ledger/bookings/suppliers/change-supplier";
import {
  moveJoinedBookings,
  moveJoinedBookingsBack,
} from "@/lib/ledger/bookings/suppliers/refresh-supplier-bookings";
import {
  changesPolicy,
  joinAdminSuppliers,
  keepJoin,
  partAdminSuppliers,
  takeJoin,
} from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import type {
  MergedSuppliers,
  SupplierMerging,
} from "@/lib/ledger/suppliers/administration/supplier-join.model";
import { SUPPLIER_MERGE_LOCK } from "@/lib/ledger/suppliers/merge-supplier-rows";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inAdminTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatchingAnew } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { recountLagsOf } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import {
  type AgentAt,
  carrySettings,
  moveOthers,
  moveOthersBack,
  removeOwnMerge,
  restoreSettings,
  selectAgentsMoving,
  selectSupplierName,
  selectThere,
} from "./agent-rows.sql";
import { leaveFamily, movePlatformRows, movePlatformRowsBack, shareFamily } from "./platform-rows.sql";

/**
 * Merges one supplier into another for all agents, in one transaction: everything that refers to it moves, and its
 * names become names of the other. Jobs update the expected dates, in each agent's own time zone. Locks transactions,
 * reports and suppliers, then the rows of one agent after another. For administrators.
 */
export function mergeAdminSuppliers(
  ctx: Context | Tx,
  { fromId, intoId }: SupplierMerging,
): Promise<MergedSuppliers> {
  return inAdminTransaction(ctx, async (tx) => {
    const joinId = newId();
    const name = await selectSupplierName(tx, intoId);
    const platform = await movePlatformRows(tx, fromId, { id: intoId, name });
    const { given } = await joinAdminSuppliers(tx, fromId, intoId);
    const agents: MovedOfAgent[] = [];
    for (const agent of await selectAgentsMoving(tx, fromId, intoId)) {
      agents.push(await inTenant(tx, agent.userId, (own) => moveAgent(own, fromId, agent, intoId)));
    }
    const moved = agents.reduce((sum, { bookings }) => sum + bookings.length, 0);
    await keepJoin(tx, { id: joinId, fromId, intoId, moved: { agents, ...platform, given } });
    await shareFamily(tx, fromId, intoId);
    await recountLagsOf(tx, [fromId, intoId]);
    await recordAudit(tx, {
      action: "supplier.merge",
      entity: "supplier",
      entityId: fromId,
      after: { joinId, intoId, bookings: moved, agents: agents.length },
    });
    await enqueueSupplierRefresh(tx, intoId, changesPolicy(given), agents);
    await enqueueMatchingAnew(tx);
    return { joinId, moved, agents: agents.length };
  });
}

async function moveAgent(
  tx: Tx,
  fromId: string,
  { userId, intoId, unledFrom }: AgentAt,
  joinedInto: string,
): Promise<MovedOfAgent> {
  await takeAdvisoryLock(tx, SUPPLIER_MERGE_LOCK);
  if (unledFrom !== null) await removeOwnMerge(tx, joinedInto);
  const bookings = await moveJoinedBookings(tx, fromId, intoId);
  const others = await moveOthers(tx, fromId, intoId);
  const settings = await carrySettings(tx, fromId, intoId);
  await recordActivity(tx, { type: "SUPPLIER_UPDATED", supplierId: intoId });
  return { userId, intoId, bookings, ...others, ...settings, ...(unledFrom === null ? {} : { unledFrom }) };
}

/**
 * Undoes a merging for all agents: everything that it moved and nobody has changed since moves back, in one transaction
 * with the same order of locks. For administrators.
 */
export function unmergeAdminSuppliers(ctx: Context | Tx, joinId: string): Promise<void> {
  return inAdminTransaction(ctx, async (tx) => {
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
