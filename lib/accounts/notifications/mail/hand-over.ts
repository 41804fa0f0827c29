import "server-only";
import { notificationChoices } from "@/lib/platform/base/settings/account-settings.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import type { MailFigures } from "@/lib/platform/mail-kit/table";
import { NOTIFICATION } from "@/lib/platform/mail-kit/templates/notification";
import { NOTIFICATION_DIGEST } from "@/lib/platform/mail-kit/templates/notification-digest";
import { CATEGORIES, notificationLinkOf } from "../notification.model";
import { leavesAt, type MailReader, wantedTopics } from "./notification-mail.model";
import {
  gatherNothing,
  isAnythingToMail,
  planMail,
  type selectGathered,
  selectReader,
  type WaitingMail,
} from "./notification-mail.sql";
import { unsubscribeToken } from "./unsubscribe";

/**
 * Plans an email with what the agent was notified of: now, or in their morning together with everything else until
 * then.
 */
export async function planNotificationMail(tx: Tx): Promise<void> {
  const owner = ownerOf(tx);
  if (!(await isAnythingToMail(tx, owner))) return;
  const reader = await readMailReader(tx);
  if (!reader || wantedTopics(reader.preferences).length === 0) return gatherNothing(tx, owner);
  const at = leavesAt(tx.now, reader);
  const mailId = await planMail(tx, owner, at);
  if (mailId !== undefined) await enqueueSending(tx, mailId, at);
}

/** Enqueues the job that sends an email at its time. */
export async function enqueueSending(tx: Tx, mailId: string, at: Date): Promise<void> {
  const seconds = Math.max(0, Math.ceil((at.getTime() - tx.now.getTime()) / 1000));
  const job = { userId: ownerOf(tx), mailId, leavesAt: at.toISOString() };
  await enqueueJob(tx, "send-notification-mail", job, seconds);
}

/** The most notifications in one email. Beyond it the email only says how many more there are. */
const MOST_TOLD = 30;
const RANK = { urgent: 0, high: 1, medium: 2, low: 3 } as const;

export type Gathered = {
  readonly mail: WaitingMail;
  readonly reader: MailReader;
  readonly told: Awaited<ReturnType<typeof selectGathered>>;
  /** The statements of the payouts among the notifications, by payout id. */
  readonly figures: ReadonlyMap<string, MailFigures>;
};

/** Writes an email and hands it over, the most urgent notifications first. Fails where another try may succeed. */
export function handOver({ mail, reader, told, figures }: Gathered): Promise<Delivery> {
  const office = productMailer();
  const url = (path: string) => new URL(path, office.origin).href;
  const token = encodeURIComponent(unsubscribeToken(mail.id));
  const dayOf = new Intl.DateTimeFormat("en-US", { ...DAY, timeZone: reader.timeZone });
  const entries = told
    .map((one) => {
      const { text, href } = notificationLinkOf(one, reader.isAdmin);
      const { priority } = CATEGORIES[one.type];
      const { id, title, message, createdAt } = one;
      const lead = { text, href: url(href) };
      const own = figures.get(one.payoutId ?? "");
      return { id, title, message, priority, day: dayOf.format(createdAt), lead, figures: own };
    })
    .sort((one, other) => RANK[one.priority] - RANK[other.priority]);
  const facts = {
    entries: entries.slice(0, MOST_TOLD),
    more: Math.max(0, entries.length - MOST_TOLD),
    all: url("/notifications"),
    settings: url("/settings/notifications"),
    unsubscribe: url(`/unsubscribe?token=${token}`),
  };
  const posted = {
    id: mail.id,
    to: reader.email,
    date: mail.leavesAt,
    headers: {
      "List-Unsubscribe": `<${url(`/api/unsubscribe/${token}`)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
  const { frequency } = reader.preferences;
  return frequency === "instant"
    ? office.deliver(NOTIFICATION, facts, posted)
    : office.deliver(NOTIFICATION_DIGEST, { ...facts, frequency }, posted);
}

const DAY = { weekday: "short", month: "short", day: "numeric" } as const;

/**
 * Returns the recipient of this agent's notification emails, and their preferences. Null where none may be sent: for a
 * closed account, or an unverified address, which may be a stranger's.
 */
export async function readMailReader(tx: Tx): Promise<MailReader | null> {
  const row = await selectReader(tx, ownerOf(tx));
  if (!row?.emailVerified || row.isClosed) return null;
  const { email, role, timeZone } = row;
  return { email, timeZone, isAdmin: role === "ADMIN", preferences: notificationChoices(row.wants) };
}
