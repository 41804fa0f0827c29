import "server-only";
import { and, count, eq, gt, inArray, ne, notLike, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { auditLog } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Change, LOOK } from "./audit.model";

export async function insertAudit(tx: Tx, changes: readonly Change[]): Promise<void> {
  await tx.db.insert(auditLog).values(
    changes.map((change) => ({
      id: newId(),
      at: tx.now,
      ...actorOf(tx),
      userId: tx.owner ?? undefined,
      action: change.action,
      entity: change.entity,
      entityId: change.entityId,
      before: change.before ?? null,
      after: change.after ?? null,
      reason: change.reason ?? null,
      requestId: tx.requestId,
    })),
  );
}

/** Counts the changes that anybody but the agent has made to entities of these kinds since then. */
export async function countAuditedByOthers(
  tx: Tx,
  userId: string,
  entities: readonly string[],
  since: Date,
): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.userId, userId),
        gt(auditLog.at, since),
        inArray(auditLog.entity, [...entities]),
        ne(auditLog.actorKind, "agent"),
        notLike(auditLog.action, `%.${LOOK}`),
      ),
    );
  return row?.count ?? 0;
}

/** Whether the audit log has this action by this actor on a record of the transaction's agent since then. */
export async function wasAudited(
  tx: Tx,
  deed: {
    readonly action: string;
    readonly entityId: string;
    readonly actorId: string;
    readonly since: Date;
  },
): Promise<boolean> {
  const rows = await tx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.userId, ownerOf(tx)),
        eq(auditLog.entityId, deed.entityId),
        gt(auditLog.at, deed.since),
        eq(auditLog.action, deed.action),
        eq(auditLog.actorId, deed.actorId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Adds an audit row for each of these agents that rows of theirs were seen in a list. Leaves out the actor and agents
 * that have had such a row since then.
 */
export async function insertListLooks(
  tx: Tx,
  entity: string,
  agents: readonly string[],
  since: Date,
): Promise<void> {
  const { actorId } = actorOf(tx);
  const action = `${entity}.${LOOK}`;
  await tx.db.execute(sql`
    insert into ${auditLog} (id, at, actor_kind, actor_id, source, user_id, action, entity, request_id)
    select gen_random_uuid(), ${tx.now.toISOString()}::timestamptz, 'admin', ${actorId}, 'user', agent, ${action}, ${entity}, ${tx.requestId}
    from unnest(${arrayText(agents)}::uuid[]) as agent
    where agent::text <> ${actorId} and not exists (select from ${auditLog} seen
      where seen.user_id = agent and seen.entity_id is null and seen.at > ${since.toISOString()}::timestamptz
        and seen.actor_id = ${actorId} and seen.action = ${action})`);
}

function actorOf({ actor, owner }: Tx) {
  if (actor.kind === "system") return { actorKind: "system", actorId: actor.job, source: "job" } as const;
  if (actor.apiKey !== undefined) return { actorKind: "api", actorId: actor.id, source: "api" } as const;
  const foreign = actor.admin && owner !== actor.id;
  return { actorKind: foreign ? "admin" : "agent", actorId: actor.id, source: "user" } as const;
}
