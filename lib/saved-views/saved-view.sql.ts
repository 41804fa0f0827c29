import "server-only";
import { and, asc, count, eq, ne } from "drizzle-orm";
import { savedViews } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import type { SavedView, SavedViewDraft } from "./saved-view.model";

const own = (userId: string) => and(eq(savedViews.userId, userId), eq(savedViews.list, "bookings"));

export function selectViews(tx: Tx, userId: string): Promise<SavedView[]> {
  return tx.db
    .select({ id: savedViews.id, name: savedViews.name, path: savedViews.path })
    .from(savedViews)
    .where(own(userId))
    .orderBy(asc(savedViews.name));
}

/** How many views go by other names. */
export async function countOtherViews(tx: Tx, userId: string, name: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(savedViews)
    .where(and(own(userId), ne(savedViews.name, name)));
  return row?.count ?? 0;
}

/** A view of that name is replaced. */
export async function upsertView(tx: Tx, userId: string, draft: SavedViewDraft): Promise<SavedView> {
  const [row] = await tx.db
    .insert(savedViews)
    .values({ userId, id: newId(), list: "bookings", ...draft, createdAt: tx.now })
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { path: draft.path },
    })
    .returning({ id: savedViews.id, name: savedViews.name, path: savedViews.path });
  if (!row) throw new Error("an upsert answers its row");
  return row;
}

export async function deleteViewRow(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.db.delete(savedViews).where(and(own(userId), eq(savedViews.id, id)));
}
