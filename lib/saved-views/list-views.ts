import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { SavedView } from "./saved-view.model";
import { selectViews } from "./saved-view.sql";

/** The agent's saved views of the bookings list, by name. */
export function listViews(ctx: Context): Promise<SavedView[]> {
  return reading(ctx, (tx) => selectViews(tx, ownerOf(tx)));
}
