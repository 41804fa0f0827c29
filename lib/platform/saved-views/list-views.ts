import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { SavedView, ViewedList } from "./saved-view.model";
import { selectViews } from "./saved-view.sql";

/** A person's saved views of one list, by name. */
export function listViews(ctx: Context, list: ViewedList): Promise<SavedView[]> {
  return inCachedReadTransaction(ctx, (tx) => selectViews(tx, ownerOf(tx), list));
}
