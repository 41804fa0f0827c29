import "server-only";
import { readAddress, readOwnUser } from "@/lib/accounts/users/own-user";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { mailRoute } from "@/lib/platform/mail/outbound-mail";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { type OutboundEmail, stateOf, tryingAgain } from "./outbound-email.model";
import {
  anotherWaits,
  insertOutboundEmail,
  lockOutboundEmail,
  selectOutboundEmail,
  selectPrivateToken,
  updateOutboundEmail,
} from "./outbound-email.sql";
import { sendableAddress } from "./sendable-address.model";

/** Longer than the toast with which the email can be withdrawn is shown. */
const UNDO_SECONDS = 12;
const RULE = { name: "send-email", max: 60, seconds: 3_600 };

type NewEmail = Pick<OutboundEmail, "id" | "supplierId" | "to" | "subject" | "body">;

/**
 * Throws MAIL_NOT_CONFIGURED where no email can be sent, ADDRESS_UNVERIFIED where the agent's own address, to which
 * replies go, is not verified, and RATE_LIMITED for too many emails within an hour.
 */
export async function checkSending(ctx: Context, agent: string): Promise<void> {
  if (mailRoute() === null) throw new Failure("MAIL_NOT_CONFIGURED");
  if (!(await readAddress(ctx)).isVerified) throw new Failure("ADDRESS_UNVERIFIED", UNVERIFIED);
  await limitRate(RULE, agent, ctx.now.getTime());
}

/**
 * Stores an email and enqueues its sending with a delay, so that it can be withdrawn. Replies go to the agent's own
 * address, and also to the private address where this installation receives email. `note` records in the same
 * transaction that the supplier was asked, and returns that note's id. Queueing the same email again changes nothing;
 * throws CONFLICT while another one is waiting for the supplier.
 */
export function queueEmail(ctx: Tx, email: NewEmail, note: (tx: Tx) => Promise<string>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const { email: address, fullName } = await readOwnUser(tx);
    const fromName = fullName.replace(/\p{Cc}+/gu, " ").trim();
    const replyTo = sendableAddress(address);
    if (!replyTo)
      throw new Failure("CONFLICT", "Your own address can't be written to, so no reply could reach you.");
    const answersTo = await privateAddress(tx, owner);
    if (!(await insertOutboundEmail(tx, owner, { ...email, fromName, replyTo, answersTo }))) {
      if (await selectOutboundEmail(tx, owner, email.id)) return;
      throw anotherWaits();
    }
    await updateOutboundEmail(tx, owner, email.id, { chaseId: await note(tx) });
    await enqueueJob(tx, "send-email", { userId: owner, emailId: email.id, attempt: 1 }, UNDO_SECONDS);
    await recordAudit(tx, { action: "email.queue", entity: "outbound_email", entityId: email.id });
  });
}

/**
 * Returns the private address, at which replies arrive in the product; null where this installation receives no email.
 */
async function privateAddress(tx: Tx, owner: string): Promise<string | null> {
  if (!(env.INBOUND_WEBHOOK_SECRET || env.RESEND_WEBHOOK_SECRET)) return null;
  const token = await selectPrivateToken(tx, owner);
  return token ? `${token}@${env.INBOUND_DOMAIN}` : null;
}

const UNVERIFIED = "Your own email address isn't verified yet. Verify it under Chase, then send the email.";

/**
 * Sends a failed email again. Does nothing to one that is not in the state `failed`. Throws CONFLICT while another one
 * is waiting for the supplier.
 */
export function retryEmail(ctx: Tx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockOutboundEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    if (stateOf(email) !== "failed") return;
    const again = tryingAgain(email, tx.now);
    await updateOutboundEmail(tx, owner, id, again);
    const job = { userId: owner, emailId: id, attempt: again.attempt };
    await enqueueJob(tx, "send-email", job, again.sendingAt ? 0 : UNDO_SECONDS);
    await recordAudit(tx, {
      action: "email.retry",
      entity: "outbound_email",
      entityId: id,
      before: { failure: email.failure },
      after: { attempt: again.attempt },
    });
  });
}

/** Withdraws an email that has not left; throws CONFLICT when it may have. Repeating it changes nothing. */
export function withdrawEmail(ctx: Tx, id: string): Promise<OutboundEmail> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockOutboundEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    const state = stateOf(email);
    if (state === "withdrawn") return email;
    if (state !== "waiting") {
      throw new Failure("CONFLICT", "This email has left already and can't be taken back.");
    }
    await updateOutboundEmail(tx, owner, id, { withdrawnAt: tx.now });
    await recordAudit(tx, { action: "email.withdraw", entity: "outbound_email", entityId: id });
    return { ...email, withdrawnAt: tx.now };
  });
}
