import "server-only";
import { notificationChoices } from "@/lib/platform/base/settings/account-settings.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { MailReader } from "./notification-mail.model";
import { selectReader } from "./notification-mail.sql";

/**
 * Returns the recipient of this agent's notification emails, and their preferences. Null where none may be sent: for a
 * closed account, or an unverified address, which may be a stranger's.
 */
export async function readMailReader(tx: Tx): Promise<MailReader | null> {
  const row = await selectReader(tx, ownerOf(tx));
  if (!row?.emailVerified || row.isClosed) return null;
  const { email, role, timeZone } = row;
  return { email, timeZone, isAdmin: role === "ADMIN", preferences: notificationChoices(row.wants) };
}
