import "server-only";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { hasPostOffice } from "@/lib/platform/mail-kit/post-office";
import type { MailFigures } from "@/lib/platform/mail-kit/table";
import { type Gathered, handOver } from "./hand-over";
import { readMailReader } from "./mail-reader";
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
import { enqueueSending } from "./plan-notification-mail";
import { unsubscribeToken } from "./unsubscribe-token";

/** So many mails an hour leave at once; what is told beyond waits, and comes together. */
const MOST_AN_HOUR = 12;
const HOUR_MS = 3_600_000;
const NO_WAY_OUT: Delivery = { kind: "refused", failure: "NOT_CONFIGURED" };

/** What mails say in figures of the payouts that they tell of, by the payout; in a transaction on the agent's rows. */
export type ReadFigures = (tx: Tx, payoutIds: readonly string[]) => Promise<ReadonlyMap<string, MailFigures>>;

/**
 * Sends a mail with all that its agent was told and hasn't read. What it tells is decided once and kept, so that another
 * try, also after a worker was killed, is the same mail. What this answers stores that it left.
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

/** What the agent prefers now counts, not what they did when the mail was planned. */
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
