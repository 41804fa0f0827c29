import "server-only";
import { like, type SQL, sql } from "drizzle-orm";
import { userSearch, users } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";

export function idsOfNamed(tx: Tx, search: string, most: number): SQL {
  const ids = tx.db
    .select({ id: users.id })
    .from(users)
    .where(like(userSearch(users), containing(search)));
  return sql`array(${ids.limit(most)})`;
}
