import "server-only";
import { notificationChoices } from "@/lib/platform/base/settings/account-settings.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectReader } from "./mail-reader.sql";
import type { MailReader } from "./notification-mail.model";

/**
 * Whom mails of this agent's notifications go to, and what they want of them. Null for nobody: a closed account, or an
 * address that isn't proved to be the agent's, to which a stranger might listen.
 */
export async function readMailReader(tx: Tx): Promise<MailReader | null> {
  const row = await selectReader(tx, ownerOf(tx));
  if (!row?.emailVerified || row.isClosed) return null;
  const { email, role, timeZone } = row;
  return { email, timeZone, isAdmin: role === "ADMIN", preferences: notificationChoices(row.wants) };
}
