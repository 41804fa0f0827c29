import "server-only";
import { newId } from "@/lib/base/id";
import type { Context } from "@/lib/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/context/transaction";
import type { ParsedMail } from "@/lib/extraction/mail.model";
import { parseMail } from "@/lib/extraction/parse-mail";
import { findMailOwner } from "@/lib/forwarding/find-mail-owner";
import type { InboundMail } from "@/lib/vendors/inbound-mail/inbound-mail";
import { factsOf, sendersOf } from "./incoming.model";
import { claimMessage, insertUnownedEmail } from "./incoming.sql";
import { storeEmail } from "./store-email";

export type Receipt = {
  readonly outcome: "stored" | "known" | "unowned" | "ignored";
  readonly emailId?: string;
};

/**
 * Takes a mail in from a provider, once: owner found, mail stored as it came and the reading asked for in one
 * transaction. A message that came before changes nothing. A mail without an owner is kept for administrators.
 */
export async function receiveEmail(ctx: Context, inbound: InboundMail): Promise<Receipt> {
  const parsed = await parseMail(inbound.raw);
  const mail = { ...parsed, notices: [...inbound.notices, ...parsed.notices] };
  const messageKey = `${inbound.messageKey}|${inbound.recipients[0] ?? ""}`.slice(0, 1000);
  const senders = sendersOf(mail, inbound.envelopeFrom);
  return inSystemTransaction(ctx, async (tx) => {
    const owner = await findMailOwner(tx, { recipients: inbound.recipients, senders });
    if (owner.kind === "unknown") return storeUnowned(tx, inbound, mail, messageKey);
    const arrival = {
      provider: inbound.provider,
      messageKey,
      raw: inbound.raw,
      mail,
      senderVerified: owner.kind === "owned" && owner.senderVerified,
      quarantined: owner.kind === "quarantined",
      notices: inbound.notices,
    };
    const emailId = await inTenant(tx, owner.userId, (own) => storeEmail(own, arrival));
    return emailId ? { outcome: "stored", emailId } : { outcome: "known" };
  });
}

async function storeUnowned(
  tx: Tx,
  inbound: InboundMail,
  mail: ParsedMail,
  messageKey: string,
): Promise<Receipt> {
  const id = newId();
  const { provider, raw } = inbound;
  if (!(await claimMessage(tx, { provider, messageKey, userId: null, emailId: id })))
    return { outcome: "known" };
  const { subject, fromAddress } = factsOf(mail);
  await insertUnownedEmail(tx, {
    id,
    provider,
    recipients: [...inbound.recipients],
    fromAddress,
    subject,
    raw,
    reason: "Neither the recipient nor the sender belongs to an agent.",
    createdAt: tx.now,
  });
  return { outcome: "unowned" };
}
