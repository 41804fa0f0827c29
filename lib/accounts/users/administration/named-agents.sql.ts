import "server-only";
import { like } from "drizzle-orm";
import { userSearch, users } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";

export async function selectNamedAgents(tx: Tx, search: string, most: number): Promise<string[]> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(like(userSearch(users), containing(search)))
    .limit(most);
  return rows.map(({ id }) => id);
}
