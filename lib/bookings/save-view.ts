import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import type { SavedView, SavedViewDraft } from "./saved-view.model";
import { countViews, upsertView } from "./saved-view.sql";

const MOST = 50;

/** Keeps a filter of the list under a name; one of that name is replaced. CONFLICT with 50 of them. */
export function saveView(ctx: Context, draft: SavedViewDraft): Promise<SavedView> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    if ((await countViews(tx, owner)) >= MOST)
      throw new Failure("CONFLICT", "You can keep 50 views at most.");
    return upsertView(tx, owner, draft);
  });
}
