import "server-only";
import { z } from "zod";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import { selectReader } from "./mail-reader.sql";
import { MAIL_FREQUENCIES, type MailReader } from "./notification-mail.model";

const wants = z.object({
  emailNotifications: z.boolean().catch(true),
  bookingAlerts: z.boolean().catch(true),
  commissionUpdates: z.boolean().catch(true),
  frequency: z.enum(MAIL_FREQUENCIES).catch("instant"),
});

/**
 * Whom mails of this agent's notifications go to, and what they want of them. Null for nobody: a suspended account, or an
 * address that isn't proved to be the agent's, to which a stranger might listen.
 */
export async function readMailReader(tx: Tx): Promise<MailReader | null> {
  const row = await selectReader(tx, ownerOf(tx));
  if (!row?.emailVerified || row.suspendedAt !== null) return null;
  const { email, role, timeZone } = row;
  return { email, timeZone, isAdmin: role === "ADMIN", preferences: wants.parse(row.wants ?? {}) };
}
