import "server-only";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { hasPostOffice } from "@/lib/platform/mail-kit/product-mailer";
import type { MailFigures } from "@/lib/platform/mail-kit/table";
import { enqueueSending, type Gathered, handOver, readMailReader } from "./hand-over";
import { leavesAt, type MailReader, wantedTopics } from "./notification-mail.model";
import {
  deleteMail,
  gather,
  gatherNothing,
  lockOpenMail,
  markDelivered,
  markGathered,
  moveMail,
  selectGathered,
  selectGatheredBefore,
  type WaitingMail,
} from "./notification-mail.sql";
import { unsubscribeToken } from "./unsubscribe";

/** The most emails per hour that are sent immediately; further notifications wait and are sent together. */
const MOST_AN_HOUR = 12;
const HOUR_MS = 3_600_000;
const NO_WAY_OUT: Delivery = { kind: "refused", failure: "NOT_CONFIGURED" };

/** Reads the figures that emails show for their payouts, by payout id, in a transaction on the agent's rows. */
type ReadFigures = (tx: Tx, payoutIds: readonly string[]) => Promise<ReadonlyMap<string, MailFigures>>;

/**
 * Sends an email with all notifications that the agent hasn't read. Its contents are decided once and stored, so
 * another try, even after a worker was killed, sends the same email. Returns a function that stores the result.
 */
export async function sendNotificationMail(
  ctx: Context,
  { userId, mailId, leavesAt: asked }: JobData["send-notification-mail"],
  readFigures: ReadFigures,
): Promise<(tx: Tx) => Promise<void>> {
  const gathered = await inTenant(ctx, userId, (tx) => claim(tx, mailId, asked, readFigures));
  if (!gathered) return () => Promise.resolve();
  const delivery = hasPostOffice() ? await handOver(gathered) : NO_WAY_OUT;
  return (tx) => markDelivered(tx, userId, mailId, delivery);
}

async function claim(
  tx: Tx,
  mailId: string,
  asked: string,
  readFigures: ReadFigures,
): Promise<Gathered | undefined> {
  const owner = ownerOf(tx);
  const mail = await lockOpenMail(tx, owner, mailId);
  if (!mail || (mail.gatheredAt === null && mail.leavesAt.toISOString() !== asked)) return undefined;
  const reader = await readMailReader(tx);
  if (!reader) return drop(tx, mail);
  if (mail.gatheredAt === null) {
    const due = await dueAt(tx, mail, reader);
    if (due > mail.leavesAt) return later(tx, mail, due);
    const count = await gather(tx, owner, mailId, wantedTopics(reader.preferences));
    if (count === 0) return drop(tx, mail);
    await markGathered(tx, owner, mailId, hashOfToken(unsubscribeToken(mailId)));
  }
  const told = await selectGathered(tx, owner, mailId);
  const payoutIds = told.flatMap(({ payoutId }) => payoutId ?? []);
  return { mail, reader, told, figures: await readFigures(tx, payoutIds) };
}

/** Returns when an email is due, by the agent's current preferences rather than those when it was planned. */
async function dueAt(tx: Tx, mail: WaitingMail, reader: MailReader): Promise<Date> {
  const due = leavesAt(mail.createdAt, reader);
  const last = await selectGatheredBefore(tx, ownerOf(tx), MOST_AN_HOUR);
  const free = last ? new Date(last.getTime() + HOUR_MS) : due;
  return free > due ? free : due;
}

async function later(tx: Tx, { id }: WaitingMail, due: Date): Promise<undefined> {
  await moveMail(tx, ownerOf(tx), id, due);
  await enqueueSending(tx, id, due);
}

async function drop(tx: Tx, { id }: WaitingMail): Promise<undefined> {
  await gatherNothing(tx, ownerOf(tx));
  await deleteMail(tx, ownerOf(tx), id);
}
