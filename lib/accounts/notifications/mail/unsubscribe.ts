import "server-only";
import { derivedToken } from "@/lib/accounts/identity/derived-token";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { limitAddress } from "@/lib/platform/rate-limit/limit-rate";
import { selectUnsubscriber, updateNoMails } from "./notification-mail.sql";

const TRIES = { name: "unsubscribe", max: 120, seconds: 900 };

/**
 * Ends notification emails to the agent whose email contained this token, whoever holds it; doing it again changes
 * nothing. Notifications continue to appear in the product, where the settings can turn the emails on again. Throws
 * NOT_FOUND for a token of no stored email.
 */
export async function unsubscribe(requestId: string, token: string, headers: Headers): Promise<void> {
  await limitAddress(TRIES, headers);
  await inSystemTransaction(systemContext("unsubscribe", requestId), async (tx) => {
    const userId = await selectUnsubscriber(tx, hashOfToken(token));
    if (userId === undefined) throw new Failure("NOT_FOUND", "This link is not valid any more.");
    await updateNoMails(tx, userId);
    const change = { action: "notifications.unsubscribe", entity: "user", entityId: userId };
    await inTenant(tx, userId, (own) => recordAudit(own, change));
  });
}

/**
 * Returns the token in an email's unsubscribe link. It is derived, because an email provider treats two tries as one
 * delivery only if they are equal.
 */
export function unsubscribeToken(mailId: string): string {
  return derivedToken("unsubscribe", mailId);
}
