import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import { countEach } from "./booking-sums.sql";
import { filterOfView } from "./bookings-page.model";

/** How many bookings each of these saved views finds, by one statement; views of another screen are left out. */
export async function countViews(
  ctx: Context,
  views: readonly SavedView[],
): Promise<readonly (SavedView & { readonly count: number })[]> {
  const lists = views.flatMap((view) => {
    const filter = filterOfView(view.path);
    return filter ? [{ view, filter }] : [];
  });
  if (lists.length === 0) return [];
  const filters = lists.map(({ filter }) => filter);
  const counts = await inReadTransaction(ctx, (tx) => countEach(tx, ownerOf(tx), filters));
  return lists.map(({ view }, index) => ({ ...view, count: counts[index] ?? 0 }));
}
