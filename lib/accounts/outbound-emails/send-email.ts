import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { readAddress } from "@/lib/accounts/users/own-user";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { configuredMailer } from "@/lib/platform/mail/outbound-mail";
import { failEmail } from "./fail-email";
import { isToBeSent, type OutboundEmail } from "./outbound-email.model";
import { lockOutboundEmail, updateOutboundEmail } from "./outbound-email.sql";

const NO_WAY_OUT: Delivery = { kind: "refused", failure: "NOT_CONFIGURED" };

/**
 * Sends an email, unless it was withdrawn or its agent's address is no longer verified. Marks it as being sent first;
 * from then on nobody can withdraw it. Returns a function that stores the result in a transaction of the email's agent.
 */
export async function sendEmail(
  ctx: Context,
  { userId, emailId, attempt }: JobData["send-email"],
): Promise<(tx: Tx) => Promise<void>> {
  const email = await inTenant(ctx, userId, (tx) => claim(tx, emailId, attempt));
  if (!email) return () => Promise.resolve();
  const delivery = await (configuredMailer()?.(mailOf(email)) ?? NO_WAY_OUT);
  return (tx) => store(tx, email, delivery);
}

async function claim(tx: Tx, id: string, attempt: number): Promise<OutboundEmail | undefined> {
  const owner = ownerOf(tx);
  const email = await lockOutboundEmail(tx, owner, id);
  if (!email || !isToBeSent(email, attempt)) return undefined;
  if (email.sendingAt === null && !(await readAddress(tx)).isVerified) {
    await failEmail(tx, email, "SENDER_UNVERIFIED");
    return undefined;
  }
  await updateOutboundEmail(tx, owner, id, { sendingAt: tx.now, failedAt: null, failure: null });
  return email;
}

async function store(tx: Tx, { id, supplierId, attempt }: OutboundEmail, delivery: Delivery): Promise<void> {
  const owner = ownerOf(tx);
  const email = await lockOutboundEmail(tx, owner, id);
  // Two jobs of one email make one delivery, so only the first to report it counts.
  if (!email || email.sentAt || email.attempt !== attempt) return;
  if (delivery.kind === "refused") return failEmail(tx, email, delivery.failure);
  await updateOutboundEmail(tx, owner, id, {
    sentAt: tx.now,
    sentVia: delivery.via,
    providerId: delivery.providerId,
  });
  await Promise.all([
    recordActivity(tx, { type: "EMAIL_SENT", supplierId }),
    recordAudit(tx, {
      action: "email.send",
      entity: "outbound_email",
      entityId: id,
      after: { via: delivery.via, attempt },
    }),
  ]);
}

function mailOf({
  id,
  deliveryKey,
  to,
  replyTo,
  answersTo,
  fromName,
  subject,
  body,
  queuedAt,
}: OutboundEmail) {
  const reply = { name: fromName, address: replyTo, also: answersTo };
  return { id, key: deliveryKey, to, replyTo: reply, subject, text: body, date: queuedAt };
}
