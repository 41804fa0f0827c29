import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { SavedView, SavedViewDraft } from "./saved-view.model";
import { countOtherViews, upsertView } from "./saved-view.sql";

const MOST = 50;

/** Keeps a filter of the list under a name; one of that name is replaced. CONFLICT for one more than 50. */
export function saveView(ctx: Context, draft: SavedViewDraft): Promise<SavedView> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    await takeAdvisoryLock(tx, "saved-views");
    if ((await countOtherViews(tx, owner, draft)) >= MOST)
      throw new Failure("CONFLICT", "You can keep 50 views at most.");
    return upsertView(tx, owner, draft);
  });
}
