import "server-only";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { emailContents, emails } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import type { Intake } from "../email.model";
import { LISTED } from "../email-filter.sql";
import { SENDER_PENDING } from "./intake.model";

/** The last mail that reached the tabs. */
export async function selectLastMail(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select(MAIL)
    .from(emails)
    .where(and(eq(emails.userId, userId), LISTED))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1);
  return row;
}

/** Mails of these intakes that nobody has settled, newest first, with their text. */
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

/** Mails that wait because their sender's address wasn't verified, the oldest first. */
export async function selectPendingFrom(tx: Tx, userId: string, address: string): Promise<string[]> {
  const rows = await tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.userId, userId),
        eq(emails.intake, "QUARANTINED"),
        eq(emails.intakeReason, SENDER_PENDING),
        ne(emails.status, "rejected"),
        sql`lower(${emails.fromAddress}) = ${address}`,
      ),
    )
    .orderBy(asc(emails.createdAt))
    .limit(MOST_RELEASED);
  return rows.map(({ id }) => id);
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
