import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { deleteViewRow } from "./saved-view.sql";

/** Forgets a saved view; one that doesn't exist is forgotten already. */
export function deleteView(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, (tx) => deleteViewRow(tx, ownerOf(tx), id));
}
