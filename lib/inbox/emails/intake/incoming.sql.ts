import "server-only";
import { and, eq } from "drizzle-orm";
import {
  emailContents,
  emailItems,
  emailOriginals,
  emailSenders,
  emails,
  inboundDeliveries,
  unownedEmails,
} from "@/db/schema";
import type { SentBy } from "@/lib/inbox/forwarding/mail-owner.model";
import type { Tx } from "@/lib/platform/context/transaction";
import { ORIGINAL, withOriginal } from "../originals/original.sql";

export type NewEmail = typeof emails.$inferInsert;
export type NewContent = Omit<typeof emailContents.$inferInsert, "userId" | "emailId">;
export type NewItem = Omit<typeof emailItems.$inferInsert, "userId" | "emailId">;

export type MessageClaim = {
  readonly provider: string;
  readonly messageKey: string;
  readonly userId: string | null;
  readonly emailId: string;
  readonly contentHash: string;
};

/**
 * Claims messages and returns the email ids of those that weren't accepted before. A concurrent delivery waits here
 * until the other one is decided. Claims are inserted in a fixed order, so that two deliveries of the same emails
 * can't deadlock.
 */
export async function claimMessages(tx: Tx, claims: readonly MessageClaim[]): Promise<ReadonlySet<string>> {
  const sorted = [...claims].sort((one, other) => (one.contentHash < other.contentHash ? -1 : 1));
  const rows = await tx.db
    .insert(inboundDeliveries)
    .values(sorted.map((claim) => ({ ...claim, createdAt: tx.now })))
    .onConflictDoNothing()
    .returning({ emailId: inboundDeliveries.emailId });
  return new Set(rows.map((row) => row.emailId));
}

export async function insertEmails(
  tx: Tx,
  rows: readonly { readonly email: NewEmail; readonly content: NewContent }[],
): Promise<void> {
  await Promise.all([
    tx.db.insert(emails).values(rows.map(({ email }) => email)),
    tx.db
      .insert(emailContents)
      .values(rows.map(({ email, content }) => ({ ...content, userId: email.userId, emailId: email.id }))),
  ]);
}

/** Stores the senders of each email's message. An address that wrote it isn't stored as its forwarder too. */
export async function insertSenders(
  tx: Tx,
  userId: string,
  emailIds: readonly string[],
  { senders, forwarders }: SentBy,
): Promise<void> {
  const isForwarder = new Map([
    ...forwarders.map((address) => [address, true] as const),
    ...senders.map((address) => [address, false] as const),
  ]);
  const rows = emailIds.flatMap((emailId) =>
    [...isForwarder].map(([address, forwards]) => ({ userId, emailId, address, isForwarder: forwards })),
  );
  if (rows.length > 0) await tx.db.insert(emailSenders).values(rows);
}

export async function insertUnownedEmail(tx: Tx, email: typeof unownedEmails.$inferInsert): Promise<void> {
  await tx.db.insert(unownedEmails).values(email);
}

/** Stores what was found in an email beside its original message. */
export async function updateContent(
  tx: Tx,
  userId: string,
  emailId: string,
  found: Partial<Omit<NewContent, "raw">>,
): Promise<void> {
  await tx.db
    .update(emailContents)
    .set(found)
    .where(and(eq(emailContents.userId, userId), eq(emailContents.emailId, emailId)));
}

/** Reads the senders of an email's message, as `insertSenders` stored them. */
export async function selectSentBy(tx: Tx, userId: string, emailId: string): Promise<SentBy> {
  const rows = await tx.db
    .select({ address: emailSenders.address, isForwarder: emailSenders.isForwarder })
    .from(emailSenders)
    .where(and(eq(emailSenders.userId, userId), eq(emailSenders.emailId, emailId)));
  const named = (forwards: boolean) =>
    rows.filter(({ isForwarder }) => isForwarder === forwards).map(({ address }) => address);
  return { senders: named(false), forwarders: named(true) };
}

/** Replaces the previous reading of an email. */
export async function replaceReading(
  tx: Tx,
  userId: string,
  emailId: string,
  reading: Omit<NewContent, "raw">,
  items: readonly NewItem[],
): Promise<void> {
  await Promise.all([
    updateContent(tx, userId, emailId, reading),
    tx.db.delete(emailItems).where(and(eq(emailItems.userId, userId), eq(emailItems.emailId, emailId))),
    ...(items.length > 0
      ? [tx.db.insert(emailItems).values(items.map((item) => ({ ...item, userId, emailId })))]
      : []),
  ]);
}

/** Reads the original message or its place, what is known about it that the reader can't see, and its intake state. */
export async function selectForReading(tx: Tx, userId: string, emailId: string) {
  const [row] = await tx.db
    .select({ ...ORIGINAL, notices: emailContents.notices, arrived: emails.createdAt, intake: emails.intake })
    .from(emailContents)
    .leftJoin(emailOriginals, withOriginal)
    .innerJoin(emails, and(eq(emails.userId, emailContents.userId), eq(emails.id, emailContents.emailId)))
    .where(and(eq(emailContents.userId, userId), eq(emailContents.emailId, emailId)));
  return row;
}

export async function insertItem(tx: Tx, userId: string, emailId: string, item: NewItem): Promise<void> {
  await tx.db.insert(emailItems).values({ ...item, userId, emailId });
}
