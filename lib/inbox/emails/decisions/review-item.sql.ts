import "server-only";
import { and, desc, eq, inArray } from "drizzle-orm";
import { aiReviewItems } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export type NewReviewItem = Omit<typeof aiReviewItems.$inferInsert, "userId" | "status" | "createdAt">;

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
