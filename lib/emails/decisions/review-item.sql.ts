import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { aiReviewItems } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";

export type NewReviewItem = Omit<typeof aiReviewItems.$inferInsert, "userId" | "status" | "createdAt">;

/** Opens a review item; a mail that has an open one gets the newer feedback instead. */
export async function insertReviewItem(tx: Tx, userId: string, item: NewReviewItem): Promise<void> {
  const { priority, parsed, feedback } = item;
  const [updated] = await tx.db
    .update(aiReviewItems)
    .set({ priority, parsed, feedback })
    .where(openOf(userId, item.emailId))
    .returning({ id: aiReviewItems.id });
  if (!updated) await tx.db.insert(aiReviewItems).values({ ...item, userId, createdAt: tx.now });
}

/** Takes back what the agent has decided without an administrator. */
export async function withdrawReviewItem(tx: Tx, userId: string, emailId: string): Promise<void> {
  await tx.db
    .update(aiReviewItems)
    .set({ status: "withdrawn", decidedAt: tx.now })
    .where(openOf(userId, emailId));
}

/** Opens the last one again that was taken back. */
export async function reopenReviewItem(tx: Tx, userId: string, emailId: string): Promise<void> {
  const [last] = await tx.db
    .select({ id: aiReviewItems.id, status: aiReviewItems.status })
    .from(aiReviewItems)
    .where(and(eq(aiReviewItems.userId, userId), eq(aiReviewItems.emailId, emailId)))
    .orderBy(desc(aiReviewItems.createdAt))
    .limit(1);
  if (last?.status !== "withdrawn") return;
  await tx.db
    .update(aiReviewItems)
    .set({ status: "pending", decidedAt: null })
    .where(and(eq(aiReviewItems.userId, userId), eq(aiReviewItems.id, last.id)));
}

function openOf(userId: string, emailId: string) {
  return and(
    eq(aiReviewItems.userId, userId),
    eq(aiReviewItems.emailId, emailId),
    eq(aiReviewItems.status, "pending"),
  );
}
