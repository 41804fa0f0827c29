import "server-only";
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { emailContents, emailSenders, emails, forwardingAddresses } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Intake } from "../email.model";
import { LISTED } from "../email-filter.sql";
import { SENDER_PENDING } from "./intake.model";

/** Reads the latest email that appears on the tabs. */
export async function selectLastMail(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select(MAIL)
    .from(emails)
    .where(and(eq(emails.userId, userId), LISTED))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1);
  return row;
}

/**
 * Returns when the agent's latest email arrived or was uploaded, whatever its intake state; each half has its own
 * index.
 */
export async function selectLastArrival(tx: Tx, userId: string): Promise<Date | null> {
  const [listed, aside] = await Promise.all([
    selectNewest(tx, userId, LISTED),
    selectNewest(tx, userId, sql`${emails.intake} in ('QUARANTINED', 'SYSTEM', 'FAILED')`),
  ]);
  return [listed, aside].reduce((last, one) => (one && (!last || one > last) ? one : last), null);
}

async function selectNewest(tx: Tx, userId: string, which: SQL): Promise<Date | null> {
  const [row] = await tx.db
    .select({ createdAt: emails.createdAt })
    .from(emails)
    .where(and(eq(emails.userId, userId), which))
    .orderBy(desc(emails.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/**
 * Reads, for each of the agent's forwarding addresses, the latest email from it and the latest that couldn't be read.
 */
export async function selectArrivals(tx: Tx, userId: string) {
  const [mails, failures] = await Promise.all([
    selectLastFromEach(tx, userId, LISTED),
    selectLastFromEach(tx, userId, sql`${emails.intake} = 'FAILED' and ${emails.status} <> 'rejected'`),
  ]);
  return { mails, failures };
}

async function selectLastFromEach(tx: Tx, userId: string, which: SQL) {
  // Ids begin with their time of creation, so they order by arrival.
  const last = tx.db
    .select(MAIL)
    .from(emailSenders)
    .innerJoin(emails, and(eq(emails.userId, emailSenders.userId), eq(emails.id, emailSenders.emailId)))
    .where(
      and(
        eq(emailSenders.userId, forwardingAddresses.userId),
        eq(emailSenders.address, forwardingAddresses.address),
        which,
      ),
    )
    .orderBy(desc(emailSenders.emailId))
    .limit(1)
    .as("last");
  return await tx.db
    .select({
      address: forwardingAddresses.address,
      id: last.id,
      subject: last.subject,
      fromName: last.fromName,
      fromAddress: last.fromAddress,
      createdAt: last.createdAt,
      intakeReason: last.intakeReason,
    })
    .from(forwardingAddresses)
    .crossJoinLateral(last)
    .where(eq(forwardingAddresses.userId, userId));
}

/** Reads the emails in these intake states that aren't in the trash, newest first, with their text. */
export async function selectByIntake(tx: Tx, userId: string, intakes: readonly Intake[], limit: number) {
  return await tx.db
    .select({ ...MAIL, intake: emails.intake, text: emailContents.text, html: emailContents.html })
    .from(emails)
    .innerJoin(
      emailContents,
      and(eq(emailContents.userId, emails.userId), eq(emailContents.emailId, emails.id)),
    )
    .where(
      and(eq(emails.userId, userId), inArray(emails.intake, [...intakes]), ne(emails.status, "rejected")),
    )
    .orderBy(desc(emails.createdAt))
    .limit(limit);
}

/**
 * Reads the emails that are quarantined because an address they came from wasn't verified, with all their senders; the
 * oldest first.
 */
export async function selectWaitingFrom(tx: Tx, userId: string, address: string) {
  const named = (isForwarder: boolean) =>
    sql<string[]>`array(select s.address from ${emailSenders} s where s.user_id = ${emails}.user_id
      and s.email_id = ${emails}.id and s.is_forwarder = ${isForwarder})`;
  return await tx.db
    .select({ id: emails.id, senders: named(false), forwarders: named(true) })
    .from(emails)
    .innerJoin(emailSenders, and(eq(emailSenders.userId, emails.userId), eq(emailSenders.emailId, emails.id)))
    .where(
      and(
        eq(emails.userId, userId),
        eq(emailSenders.address, address),
        eq(emails.intake, "QUARANTINED"),
        eq(emails.intakeReason, SENDER_PENDING),
        ne(emails.status, "rejected"),
      ),
    )
    .orderBy(asc(emails.createdAt))
    .limit(MOST_RELEASED);
}

const MOST_RELEASED = 200;

const MAIL = {
  id: emails.id,
  subject: emails.subject,
  fromName: emails.fromName,
  fromAddress: emails.fromAddress,
  createdAt: emails.createdAt,
  intakeReason: emails.intakeReason,
} as const;
