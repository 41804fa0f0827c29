import "server-only";
import { and, asc, count, eq, ne } from "drizzle-orm";
import { savedViews } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import { listOfView, type SavedView, type SavedViewDraft, type ViewedList } from "./saved-view.model";

export function selectViews(tx: Tx, userId: string, list: ViewedList): Promise<SavedView[]> {
  return tx.db
    .select({ id: savedViews.id, name: savedViews.name, path: savedViews.path })
    .from(savedViews)
    .where(ownOf(userId, list))
    .orderBy(asc(savedViews.name));
}

/** Counts the views of the same list that have other names. */
export async function countOtherViews(
  tx: Tx,
  userId: string,
  { name, path }: SavedViewDraft,
): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(savedViews)
    .where(and(ownOf(userId, listOfView(path)), ne(savedViews.name, name)));
  return row?.count ?? 0;
}

/** Saves a view, replacing one of the same name. */
export async function upsertView(tx: Tx, userId: string, draft: SavedViewDraft): Promise<SavedView> {
  const [row] = await tx.db
    .insert(savedViews)
    .values({ userId, id: newId(), list: listOfView(draft.path), ...draft, createdAt: tx.now })
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.list, savedViews.name],
      set: { path: draft.path },
    })
    .returning({ id: savedViews.id, name: savedViews.name, path: savedViews.path });
  if (!row) throw new Error("an upsert answers its row");
  return row;
}

export async function deleteViewRow(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.db.delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)));
}

function ownOf(userId: string, list: ViewedList) {
  return and(eq(savedViews.userId, userId), eq(savedViews.list, list));
}
