import "server-only";
import { and, asc, count, eq } from "drizzle-orm";
import { webhookEndpoints } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Endpoint } from "./webhook.model";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export async function selectEndpoints(tx: Tx, userId: string): Promise<Endpoint[]> {
  const rows = await tx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map((row) => toEndpoint(tx, row));
}

export async function selectEndpoint(tx: Tx, userId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.db.select().from(webhookEndpoints).where(own(userId, id));
  return row;
}

/** Reads an endpoint and locks it until the transaction ends, so that concurrent changes are serialised. */
export async function lockEndpoint(tx: Tx, userId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.db.select().from(webhookEndpoints).where(own(userId, id)).for("update");
  return row;
}

export async function countEndpoints(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId));
  return row?.count ?? 0;
}

export async function insertEndpoint(
  tx: Tx,
  userId: string,
  endpoint: Pick<EndpointRow, "id" | "url" | "events" | "secret">,
): Promise<void> {
  await tx.db.insert(webhookEndpoints).values({ ...endpoint, userId, createdAt: tx.now });
}

/** Updates an endpoint; returns false where the agent has no such endpoint. */
export async function updateEndpoint(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<EndpointRow, "userId" | "id" | "createdAt">>,
): Promise<boolean> {
  const rows = await tx.db
    .update(webhookEndpoints)
    .set(change)
    .where(own(userId, id))
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
}

/** Deletes an endpoint with its messages; returns false where the agent has no such endpoint. */
export async function deleteEndpoint(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.db
    .delete(webhookEndpoints)
    .where(own(userId, id))
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
}

export function toEndpoint(tx: Tx, row: EndpointRow): Endpoint {
  const { id, url, events, createdAt, stoppedAt, stoppedBecause, failingSince, previousUntil } = row;
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    stopped: stoppedAt && stoppedBecause && { at: stoppedAt.toISOString(), because: stoppedBecause },
    failingSince: failingSince?.toISOString() ?? null,
    overlapsUntil: previousUntil && previousUntil > tx.now ? previousUntil.toISOString() : null,
  };
}

function own(userId: string, id: string) {
  return and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id));
}
