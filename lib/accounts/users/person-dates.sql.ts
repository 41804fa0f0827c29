import "server-only";
import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export async function selectPersonDates(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({ timeZone: users.timezone, looks: sql<unknown>`${users.settings} -> 'preferences'` })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
