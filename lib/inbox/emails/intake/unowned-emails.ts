import "server-only";
import { findUserByEmail } from "@/lib/accounts/users/own-user";
import { findMailOwner } from "@/lib/inbox/forwarding/find-mail-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inSystemReadTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import type { MailAttachment, ParsedMail } from "@/lib/reader/message/mail.model";
import { parseHead } from "@/lib/reader/message/parse-mail";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import { keyOf } from "./message-key";
import { sendersOf } from "./senders-of";
import { storeEmails } from "./store-emails";
import type { SettledAs, UnownedGift, UnownedSummary } from "./unowned.model";
import {
  lockUnownedEmail,
  selectUnownedEmails,
  selectUnownedRaw,
  selectUnownedWithFiles,
  settleUnownedEmail,
} from "./unowned.sql";

/** Lists the emails that belong to no agent, newest first, for administrators. */
export function listUnownedEmails(ctx: Context): Promise<UnownedSummary[]> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, selectUnownedEmails);
}

/**
 * Reads the attachments of an email that belongs to no agent, for administrators. Throws NOT_FOUND once it has been
 * settled.
 */
export async function readUnownedAttachments(ctx: Context, id: string): Promise<readonly MailAttachment[]> {
  adminOnly(ctx);
  const raw = await inSystemReadTransaction(ctx, (tx) => selectUnownedRaw(tx, id));
  if (!raw) throw new Failure("NOT_FOUND");
  return (await parseSandboxed(raw)).attachments;
}

/** Lists the ids of the newest emails without an owner that have an attachment. */
export function listUnownedWithFiles(ctx: Context): Promise<string[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectUnownedWithFiles);
}

type Unowned = NonNullable<Awaited<ReturnType<typeof lockUnownedEmail>>>;

/**
 * Searches again for the owner, who may have verified the address since, and delivers the email. Throws CONFLICT if
 * there is still none.
 */
export function retryUnownedEmail(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "delivered", deliverToOwner);
}

/**
 * Delivers an email to the agent whom an administrator names. Throws INVALID_INPUT if nobody signs in with that
 * address.
 */
export function giveUnownedEmail(ctx: Context, { id, agent }: UnownedGift): Promise<void> {
  return settle(ctx, id, "delivered", async (tx, email) => {
    const userId = await findUserByEmail(tx, agent);
    const words = "No agent signs in with this address.";
    if (!userId) throw invalidField("agent", words);
    await deliver(tx, email, await parseHead(email.raw), { userId, senderVerified: false });
  });
}

/** Discards an email without an owner. */
export function discardUnownedEmail(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "discarded", () => Promise.resolve());
}

async function settle(
  ctx: Context,
  id: string,
  as: SettledAs,
  work: (tx: Tx, email: Unowned) => Promise<void>,
): Promise<void> {
  adminOnly(ctx);
  await inSystemTransaction(ctx, async (tx) => {
    const email = await lockUnownedEmail(tx, id);
    if (!email) throw new Failure("NOT_FOUND");
    await work(tx, email);
    await settleUnownedEmail(tx, id, as);
    await recordAudit(tx, { action: `unowned_email.${as}`, entity: "unowned_email", entityId: id });
  });
}

async function deliverToOwner(tx: Tx, email: Unowned): Promise<void> {
  const outer = await parseHead(email.raw);
  const owner = await findMailOwner(tx, { recipients: email.recipients, ...sendersOf(outer) });
  if (owner.kind !== "owned") throw new Failure("CONFLICT", "This email still belongs to no agent.");
  await deliver(tx, email, outer, owner);
}

type Owner = { readonly userId: string; readonly senderVerified: boolean };

/**
 * Delivers the email as the system. This also works if the administrator is the agent, whose own requests can't store
 * received emails.
 */
async function deliver(tx: Tx, email: Unowned, outer: ParsedMail, owner: Owner): Promise<void> {
  const asSystem: Tx = { ...tx, actor: { kind: "system", job: "unowned-email" } };
  await inTenant(asSystem, owner.userId, (own) =>
    storeEmails(own, {
      outer,
      mails: [{ raw: email.raw, mail: outer }],
      sentBy: sendersOf(outer),
      provider: email.provider,
      messageKey: keyOf("unowned", email.id),
      senderVerified: owner.senderVerified,
      quarantined: false,
    }),
  );
}
