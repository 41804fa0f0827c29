import "server-only";
import { findMailOwner } from "@/lib/inbox/forwarding/find-mail-owner";
import { env } from "@/lib/platform/base/env";
import { newId } from "@/lib/platform/base/id";
import { traced } from "@/lib/platform/base/telemetry/traced";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type {
  InboundCall,
  InboundMail,
  InboundRequest,
  InboundSecrets,
} from "@/lib/platform/mail/inbound-mail";
import { admitInbound, readInbound } from "@/lib/platform/mail/read-inbound";
import type { ParsedMail } from "@/lib/reader/message/mail.model";
import { parseHead } from "@/lib/reader/message/parse-mail";
import { headFactsOf } from "./incoming.model";
import { claimMessages, insertUnownedEmail } from "./incoming.sql";
import { contentHash, keyOf } from "./message-key";
import { sendersOf } from "./senders-of";
import { storeEmails } from "./store-emails";

export type Receipt = {
  readonly outcome: "stored" | "known" | "unowned" | "ignored";
  readonly emailId?: string;
};

/**
 * Accepts a message from a provider, once. In one transaction it finds the owner, stores the original and enqueues the
 * reading; only the headers are parsed, so that the provider needn't wait for more. A message received before changes
 * nothing. One without an owner is stored for administrators.
 */
export function receiveEmail(ctx: Context, inbound: InboundMail): Promise<Receipt> {
  const attributes = { "tallyport.mail.direction": "in", "tallyport.mail.way": inbound.provider };
  return traced({ operation: "tallyport.mail", name: "receive mail", attributes }, () =>
    received(ctx, inbound),
  );
}

async function received(ctx: Context, inbound: InboundMail): Promise<Receipt> {
  const { provider, recipients, notices } = inbound;
  const outer = await parseHead(inbound.raw);
  const messageKey = keyOf(
    inbound.messageKey,
    recipients[0] ?? "",
    inbound.fingerprint ?? contentHash(inbound.raw),
  );
  return inSystemTransaction(ctx, async (tx) => {
    const sentBy = sendersOf(outer);
    const owner = await findMailOwner(tx, { recipients, ...sentBy });
    if (owner.kind === "unknown")
      return storeUnowned(tx, inbound, { outer, messageKey, reason: owner.reason });
    const arrival = {
      provider,
      messageKey,
      outer,
      mails: [{ raw: inbound.raw, mail: outer }],
      sentBy,
      senderVerified: owner.kind === "owned" && owner.senderVerified,
      quarantined: owner.kind === "quarantined",
      notices,
    };
    const [emailId] = await inTenant(tx, owner.userId, (own) => storeEmails(own, arrival));
    return emailId ? { outcome: "stored", emailId } : { outcome: "known" };
  });
}

type Unowned = { readonly outer: ParsedMail; readonly messageKey: string; readonly reason: string };

async function storeUnowned(
  tx: Tx,
  { provider, recipients, raw }: InboundMail,
  { outer, messageKey, reason }: Unowned,
): Promise<Receipt> {
  const id = newId();
  const claim = { provider, messageKey, userId: null, emailId: id, contentHash: contentHash(raw) };
  if (!(await claimMessages(tx, [claim])).has(id)) return { outcome: "known" };
  const { subject, fromAddress } = headFactsOf(outer);
  await insertUnownedEmail(tx, {
    id,
    provider,
    recipients: [...recipients],
    fromAddress,
    subject,
    raw,
    reason,
    createdAt: tx.now,
  });
  return { outcome: "unowned" };
}

/**
 * Returns the largest number of bytes that a provider's delivery may have. Throws before reading any of them if its
 * headers prove nothing.
 */
export function admitDelivery(provider: string, call: InboundCall): number {
  return admitInbound(provider, call, secrets());
}

/**
 * Receives a provider's delivery: verifies it by the provider's method, then accepts it. A genuine call without a
 * message is ignored.
 */
export async function receiveDelivery(
  ctx: Context,
  provider: string,
  delivery: InboundRequest,
): Promise<Receipt> {
  const inbound = await readInbound(provider, delivery, secrets());
  return inbound ? receiveEmail(ctx, inbound) : { outcome: "ignored" };
}

function secrets(): InboundSecrets {
  return {
    webhookSecret: env.INBOUND_WEBHOOK_SECRET,
    resendSigningSecret: env.RESEND_WEBHOOK_SECRET,
    resendApiKey: env.RESEND_API_KEY,
    resendBaseUrl: env.RESEND_BASE_URL,
  };
}
