import "server-only";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { unownedEmails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { SettledAs, UnownedSummary } from "./unowned.model";

const MOST = 100;

export async function selectUnownedEmails(tx: Tx): Promise<UnownedSummary[]> {
  const rows = await tx.db
    .select({
      id: unownedEmails.id,
      provider: unownedEmails.provider,
      recipients: unownedEmails.recipients,
      fromAddress: unownedEmails.fromAddress,
      subject: unownedEmails.subject,
      reason: unownedEmails.reason,
      createdAt: unownedEmails.createdAt,
    })
    .from(unownedEmails)
    .where(isNull(unownedEmails.settledAt))
    .orderBy(desc(unownedEmails.createdAt))
    .limit(MOST);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function lockUnownedEmail(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(unownedEmails)
    .where(and(eq(unownedEmails.id, id), isNull(unownedEmails.settledAt)))
    .for("update");
  return row;
}

export async function settleUnownedEmail(tx: Tx, id: string, as: SettledAs): Promise<void> {
  await tx.db.update(unownedEmails).set({ settledAt: tx.now, settledAs: as }).where(eq(unownedEmails.id, id));
}

/** Reads the original message of an email while nobody has settled it. */
export async function selectUnownedRaw(tx: Tx, id: string): Promise<Uint8Array | undefined> {
  const [row] = await tx.db
    .select({ raw: unownedEmails.raw })
    .from(unownedEmails)
    .where(and(eq(unownedEmails.id, id), isNull(unownedEmails.settledAt)));
  return row?.raw;
}

const MOST_WITH_FILES = 20;
/** The size above which an email isn't searched for attachments in advance. */
const LOOKED_INTO_BYTES = 5_000_000;

/** Selects those of the newest emails that may have an attachment, judged by the raw message. */
export async function selectUnownedWithFiles(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .select({ id: unownedEmails.id })
    .from(unownedEmails)
    .where(
      and(
        isNull(unownedEmails.settledAt),
        sql`octet_length(${unownedEmails.raw}) <= ${LOOKED_INTO_BYTES}`,
        sql`position('name'::bytea in ${unownedEmails.raw}) > 0 and position('multipart/'::bytea in ${unownedEmails.raw}) > 0`,
      ),
    )
    .orderBy(desc(unownedEmails.createdAt))
    .limit(MOST_WITH_FILES);
  return rows.map(({ id }) => id);
}
