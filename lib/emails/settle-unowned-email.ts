import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { adminOnly, type Context } from "@/lib/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/context/transaction";
import { parseMail } from "@/lib/extraction/parse-mail";
import { findMailOwner } from "@/lib/forwarding/find-mail-owner";
import { sendersOf } from "./incoming.model";
import { storeEmail } from "./store-email";
import { lockUnownedEmail, settleUnownedEmail } from "./unowned.sql";

type Unowned = NonNullable<Awaited<ReturnType<typeof lockUnownedEmail>>>;

/** Looks for the owner again, who may have verified the address since, and delivers the mail; CONFLICT when there is still none. */
export function retryUnownedEmail(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "delivered", deliver);
}

/** Puts a mail that belongs to nobody aside. */
export function discardUnownedEmail(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "discarded", () => Promise.resolve());
}

async function settle(
  ctx: Context,
  id: string,
  as: "delivered" | "discarded",
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

async function deliver(tx: Tx, email: Unowned): Promise<void> {
  const mail = await parseMail(email.raw);
  const owner = await findMailOwner(tx, { recipients: email.recipients, senders: sendersOf(mail) });
  if (owner.kind !== "owned") throw new Failure("CONFLICT", "This e-mail still belongs to no agent.");
  await inTenant(tx, owner.userId, (own) =>
    storeEmail(own, {
      provider: email.provider,
      messageKey: `unowned|${email.id}`,
      raw: email.raw,
      mail,
      senderVerified: owner.senderVerified,
      quarantined: false,
    }),
  );
}
