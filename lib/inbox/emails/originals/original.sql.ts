import "server-only";
import { and, asc, eq, gt, isNotNull, lt, lte, notExists, type SQL, sql } from "drizzle-orm";
import { emailContents, emailOriginals, emails } from "@/db/schema";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { MailId, OwnMail, StoredOriginal } from "./original.model";

/** The columns that a query of an email's content needs to find the original; it has to join `withOriginal`. */
export const ORIGINAL = {
  raw: emailContents.raw,
  place: emailOriginals.place,
  hash: emailOriginals.hash,
} as const;

/** The join condition for an email's place outside the database. */
export const withOriginal = and(
  eq(emailOriginals.userId, emailContents.userId),
  eq(emailOriginals.emailId, emailContents.emailId),
);

export async function selectOriginal(
  tx: Tx,
  userId: string,
  emailId: string,
): Promise<StoredOriginal | undefined> {
  const [row] = await tx.db
    .select(ORIGINAL)
    .from(emailContents)
    .leftJoin(emailOriginals, withOriginal)
    .where(contentOf({ userId, emailId }));
  return row;
}

/** Reads an agent's emails after `after`, in the order of their ids. */
export async function selectOriginalsAfter(
  tx: Tx,
  userId: string,
  after: string | null,
  limit: number,
): Promise<OwnMail[]> {
  return await tx.db
    .select({ ...ORIGINAL, emailId: emailContents.emailId, createdAt: emails.createdAt })
    .from(emailContents)
    .innerJoin(emails, and(eq(emails.userId, emailContents.userId), eq(emails.id, emailContents.emailId)))
    .leftJoin(emailOriginals, withOriginal)
    .where(
      and(eq(emailContents.userId, userId), after === null ? undefined : gt(emailContents.emailId, after)),
    )
    .orderBy(asc(emailContents.emailId))
    .limit(limit);
}

/** Reads emails of all agents after `after` whose original is still in the database. */
export async function selectUnmoved(tx: Tx, after: MailId | null, limit: number): Promise<MailId[]> {
  return await tx.db
    .select({ userId: emailContents.userId, emailId: emailContents.emailId })
    .from(emailContents)
    .where(and(isNotNull(emailContents.raw), behind(emailContents, after)))
    .orderBy(asc(emailContents.userId), asc(emailContents.emailId))
    .limit(limit);
}

/**
 * Records the place of an email's original and returns it. A place recorded before is kept if it is in a store of the
 * same kind.
 */
export async function claimPlace(
  tx: Tx,
  mail: MailId,
  { place, hash, size }: { readonly place: BlobLocation; readonly hash: string; readonly size: number },
): Promise<BlobLocation> {
  const sameStore = sql`split_part(${emailOriginals.place}, ':', 1) = split_part(excluded.place, ':', 1)`;
  const [row] = await tx.db
    .insert(emailOriginals)
    .values({ ...mail, place, hash, size, writtenAt: tx.now })
    .onConflictDoUpdate({
      target: [emailOriginals.userId, emailOriginals.emailId],
      set: {
        writtenAt: tx.now,
        place: sql`case when ${sameStore} then ${emailOriginals.place} else excluded.place end`,
      },
    })
    .returning({ place: emailOriginals.place });
  return row?.place ?? place;
}

/**
 * Deletes the original from the database because it is stored at `place`. Returns false if the email is gone or the
 * original was deleted before.
 */
export async function deleteStoredBytes(tx: Tx, mail: MailId, place: BlobLocation): Promise<boolean> {
  const named = tx.db
    .select({ one: sql`1` })
    .from(emailOriginals)
    .where(and(withOriginal, eq(emailOriginals.place, place)));
  const rows = await tx.db
    .update(emailContents)
    .set({ raw: null })
    .where(and(contentOf(mail), isNotNull(emailContents.raw), sql`exists ${named}`))
    .returning({ emailId: emailContents.emailId });
  return rows.length > 0;
}

/** Reads the last of the next `length` originals after `after`. */
export async function selectStretchEnd(
  tx: Tx,
  after: MailId | null,
  length: number,
): Promise<MailId | undefined> {
  const stretch = tx.db
    .select({ userId: emailOriginals.userId, emailId: emailOriginals.emailId })
    .from(emailOriginals)
    .where(behind(emailOriginals, after))
    .orderBy(asc(emailOriginals.userId), asc(emailOriginals.emailId))
    .limit(length)
    .as("stretch");
  const [row] = await tx.db.select().from(stretch).orderBy(sql`user_id desc, email_id desc`).limit(1);
  return row;
}

/** Reads the originals up to `end` whose email is gone and which nobody has begun to store since `before`. */
export async function selectOrphans(
  tx: Tx,
  after: MailId | null,
  end: MailId,
  before: Date,
): Promise<(MailId & { readonly place: BlobLocation })[]> {
  const mail = tx.db.select({ one: sql`1` }).from(emailContents).where(withOriginal);
  const { userId, emailId, place } = emailOriginals;
  return await tx.db
    .select({ userId, emailId, place })
    .from(emailOriginals)
    .where(
      and(
        behind(emailOriginals, after),
        lte(sql`(${userId}, ${emailId})`, sql`(${end.userId}::uuid, ${end.emailId}::uuid)`),
        lt(emailOriginals.writtenAt, before),
        notExists(mail),
      ),
    );
}

/**
 * Reads some of an agent's originals which nobody has begun to store since `before`, whether or not their emails still
 * exist.
 */
export async function selectOriginalsOf(
  tx: Tx,
  userId: string,
  before: Date,
  limit: number,
): Promise<(MailId & { readonly place: BlobLocation })[]> {
  const { emailId, place } = emailOriginals;
  return await tx.db
    .select({ userId: emailOriginals.userId, emailId, place })
    .from(emailOriginals)
    .where(and(eq(emailOriginals.userId, userId), lt(emailOriginals.writtenAt, before)))
    .limit(limit);
}

export async function deleteOriginal(tx: Tx, { userId, emailId }: MailId): Promise<void> {
  await tx.db
    .delete(emailOriginals)
    .where(and(eq(emailOriginals.userId, userId), eq(emailOriginals.emailId, emailId)));
}

function contentOf({ userId, emailId }: MailId): SQL | undefined {
  return and(eq(emailContents.userId, userId), eq(emailContents.emailId, emailId));
}

function behind(table: typeof emailContents | typeof emailOriginals, after: MailId | null): SQL | undefined {
  if (!after) return undefined;
  return gt(sql`(${table.userId}, ${table.emailId})`, sql`(${after.userId}::uuid, ${after.emailId}::uuid)`);
}
