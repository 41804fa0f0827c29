import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Change, LOOK } from "./audit.model";
import { insertAudit, insertListLooks, wasAudited } from "./audit.sql";

/** Records who changed what, in the transaction of the change. The database never changes these rows. */
export async function recordAudit(tx: Tx, ...changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await insertAudit(tx, changes);
}

/** Repeated looks within this time count as one. */
const ONE_LOOK_MS = 15 * 60_000;

/** Records that an administrator looked at somebody else's record, in the transaction that reads it. */
export async function recordView(
  tx: Tx,
  entity: "email" | "booking" | "payout-account",
  entityId: string,
): Promise<void> {
  const { actor, now } = tx;
  if (actor.kind !== "agent" || actor.id === ownerOf(tx)) return;
  const action = `${entity}.${LOOK}`;
  const since = new Date(now.getTime() - ONE_LOOK_MS);
  if (await wasAudited(tx, { action, entityId, actorId: actor.id, since })) return;
  await insertAudit(tx, [{ action, entity, entityId }]);
}

/**
 * Records a look at a list of many agents' records, in a transaction across agents: one row per agent, which names no
 * record.
 */
export async function recordListLook(
  tx: Tx,
  entity: "booking" | "email",
  agents: Iterable<string>,
): Promise<void> {
  const seen = [...new Set(agents)];
  if (seen.length > 0) await insertListLooks(tx, entity, seen, new Date(tx.now.getTime() - ONE_LOOK_MS));
}
