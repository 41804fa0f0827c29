import "server-only";
import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { aiReviewItems, emailCorrections } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Field } from "@/lib/reader/payload.model";
import type { Correction } from "./correction.model";

type NewReviewItem = Omit<typeof aiReviewItems.$inferInsert, "userId" | "status" | "createdAt">;

/** Creates a review item; if the email has an open one, that one gets the newer feedback instead. */
export async function insertReviewItem(tx: Tx, userId: string, item: NewReviewItem): Promise<void> {
  const { priority, position, parsed, feedback } = item;
  const [updated] = await tx.db
    .update(aiReviewItems)
    .set({ priority, position, parsed, feedback })
    .where(openOf(userId, [item.emailId]))
    .returning({ id: aiReviewItems.id });
  if (!updated) await tx.db.insert(aiReviewItems).values({ ...item, userId, createdAt: tx.now });
}

/** Withdraws the open items of emails about which the agent has decided without an administrator. */
export async function withdrawReviewItems(
  tx: Tx,
  userId: string,
  emailIds: readonly string[],
): Promise<void> {
  await tx.db
    .update(aiReviewItems)
    .set({ status: "withdrawn", decidedAt: tx.now })
    .where(openOf(userId, emailIds));
}

/** Reopens the latest item of each email if it was withdrawn. */
export async function reopenReviewItems(tx: Tx, userId: string, emailIds: readonly string[]): Promise<void> {
  const last = tx.db
    .selectDistinctOn([aiReviewItems.emailId], { id: aiReviewItems.id })
    .from(aiReviewItems)
    .where(and(eq(aiReviewItems.userId, userId), inArray(aiReviewItems.emailId, [...emailIds])))
    .orderBy(aiReviewItems.emailId, desc(aiReviewItems.createdAt));
  await tx.db
    .update(aiReviewItems)
    .set({ status: "pending", decidedAt: null })
    .where(
      and(
        eq(aiReviewItems.userId, userId),
        eq(aiReviewItems.status, "withdrawn"),
        inArray(aiReviewItems.id, last),
      ),
    );
}

function openOf(userId: string, emailIds: readonly string[]) {
  return and(
    eq(aiReviewItems.userId, userId),
    inArray(aiReviewItems.emailId, [...emailIds]),
    eq(aiReviewItems.status, "pending"),
  );
}

const LESSONS = 50;

type Place = { readonly emailId: string; readonly position: number; readonly sender: string | null };

export async function insertCorrections(
  tx: Tx,
  userId: string,
  place: Place,
  corrections: readonly Correction[],
): Promise<void> {
  if (corrections.length === 0) return;
  await tx.db
    .insert(emailCorrections)
    .values(corrections.map((one) => ({ ...one, ...place, userId, id: newId(), createdAt: tx.now })));
}

/** Reads the agent's latest correction of each field in this sender's emails, the newest first. */
export async function selectLessons(tx: Tx, userId: string, sender: string): Promise<Correction[]> {
  const rows = await tx.db
    .select(CORRECTION)
    .from(emailCorrections)
    .where(
      and(
        eq(emailCorrections.userId, userId),
        eq(emailCorrections.sender, sender),
        isNotNull(emailCorrections.right),
      ),
    )
    .orderBy(desc(emailCorrections.createdAt))
    .limit(LESSONS);
  const newest = new Map<string, Correction>();
  for (const row of rows) if (!newest.has(row.field)) newest.set(row.field, toCorrection(row));
  return [...newest.values()];
}

/** Reads the corrections of one email, the oldest first. */
export async function selectCorrections(
  tx: Tx,
  userId: string,
  emailId: string,
): Promise<(Correction & { readonly position: number })[]> {
  const rows = await tx.db
    .select({ ...CORRECTION, position: emailCorrections.position })
    .from(emailCorrections)
    .where(and(eq(emailCorrections.userId, userId), eq(emailCorrections.emailId, emailId)))
    .orderBy(asc(emailCorrections.createdAt), asc(emailCorrections.id));
  return rows.map((row) => ({ ...toCorrection(row), position: row.position }));
}

const CORRECTION = {
  field: emailCorrections.field,
  wrong: emailCorrections.wrong,
  right: emailCorrections.right,
  label: emailCorrections.label,
} as const;

function toCorrection(row: {
  field: string;
  wrong: string | null;
  right: string | null;
  label: string | null;
}): Correction {
  // Only fields of readings are stored here.
  return { ...row, field: row.field as Field };
}
