import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { ACCOUNT_DELETED } from "@/lib/platform/mail-kit/templates/account-deleted";
import { LEAVING_ACCOUNT } from "@/lib/platform/mail-kit/templates/leaving-account";
import { dayOfErasing } from "./leaving.model";
import { type Leaver, selectLeavingUser } from "./leaving.sql";

/**
 * Tells somebody that their account will be erased, and how to keep it. Does nothing if they have kept it meanwhile.
 */
export async function sendLeavingMail(ctx: Context, { userId }: JobData["send-leaving-mail"]): Promise<void> {
  const leaver = await inSystemReadTransaction(ctx, (tx) => selectLeavingUser(tx, userId));
  const eraseAt = leaver?.eraseAt ?? null;
  if (!leaver || eraseAt === null || !mayBeWrittenTo(leaver)) return;
  const { origin, deliver: hand } = productMailer();
  const facts = { day: dayOfErasing(eraseAt, leaver.timeZone), link: new URL("/leaving", origin).href };
  const id = `leaving-${userId}-${eraseAt.getTime()}`;
  await hand(LEAVING_ACCOUNT, facts, { id, to: leaver.email, date: ctx.now });
}

/**
 * Tells somebody that their account is deleted. Called before their address is deleted; every try sends the same email.
 */
export async function sendDeletedMail(ctx: Context, userId: string, leaver: Leaver): Promise<void> {
  if (!mayBeWrittenTo(leaver)) return;
  const { origin, deliver: hand } = productMailer();
  const facts = { link: new URL("/sign-up", origin).href };
  await hand(ACCOUNT_DELETED, facts, { id: `deleted-${userId}`, to: leaver.email, date: ctx.now });
}

/** Whether email may be sent: an unverified address may be a stranger's. */
function mayBeWrittenTo({ emailVerified }: Leaver): boolean {
  return emailVerified && hasPostOffice();
}
