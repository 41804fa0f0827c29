import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { SavedView, SavedViewDraft, ViewedList } from "./saved-view.model";
import { countOtherViews, deleteViewRow, selectViews, upsertView } from "./saved-view.sql";

/** Lists a person's saved views of one list, by name. */
export function listViews(ctx: Context, list: ViewedList): Promise<SavedView[]> {
  return inCachedReadTransaction(ctx, (tx) => selectViews(tx, ownerOf(tx), list));
}

const MOST = 50;

/** Saves a filter of a list under a name, replacing a view of that name. Throws CONFLICT beyond 50 views. */
export function saveView(ctx: Context, draft: SavedViewDraft): Promise<SavedView> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    await takeAdvisoryLock(tx, "saved-views");
    if ((await countOtherViews(tx, owner, draft)) >= MOST)
      throw new Failure("CONFLICT", "You can keep 50 views at most.");
    return upsertView(tx, owner, draft);
  });
}

/** Deletes a saved view. Succeeds if it doesn't exist. */
export function deleteView(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, (tx) => deleteViewRow(tx, ownerOf(tx), id));
}
