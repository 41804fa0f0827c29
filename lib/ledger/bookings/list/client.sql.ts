import "server-only";
import { and, count, desc, eq, isNull, like, max, sql } from "drizzle-orm";
import { foldedText } from "@/db/folded";
import { bookings } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Client, ClientQuery } from "./client.model";

const FOLDED = foldedText(bookings.clientName);

/**
 * Reads the clients whose name contains a text. The booking's search text contains the client too; matching it first by
 * its index leaves few names to fold.
 */
export async function selectClients(
  tx: Tx,
  userId: string,
  { search, limit }: ClientQuery,
): Promise<readonly Client[]> {
  const held = containing(search);
  return await tx.db
    .select({ name: sql<string>`${bookings.clientName}`, bookingCount: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        isNull(bookings.deletedAt),
        like(bookings.search, held),
        like(FOLDED, held),
      ),
    )
    .groupBy(bookings.clientName)
    .orderBy(desc(max(bookings.createdAt)), bookings.clientName)
    .limit(limit);
}
