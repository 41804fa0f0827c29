import "server-only";
import { recordListLook } from "@/lib/platform/audit/record-view";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { AdminEmailLine } from "./admin-email.model";
import { adminEmailFilter } from "./admin-email-list.model";
import { selectAdminEmailsBySearch } from "./admin-email-list.sql";

const ANY = adminEmailFilter.parse({});

/**
 * Finds emails of all agents by the search text, for administrators; one more than `most` if there are more. The audit
 * of each agent whose emails are shown records the access.
 */
export function findAdminEmails(
  ctx: Context,
  search: string,
  most: number,
): Promise<readonly AdminEmailLine[]> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const found = await selectAdminEmailsBySearch(tx, search, ANY, most + 1);
    const shown = found.slice(0, most);
    await recordListLook(
      tx,
      "email",
      shown.map(({ agent }) => agent.id),
    );
    return found;
  });
}
