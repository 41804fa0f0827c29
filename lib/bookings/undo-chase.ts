import "server-only";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import { undoChaseRow } from "./chase.sql";

/** Takes a logged contact or a snooze back. */
export function undoChase(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, (tx) => undoChaseRow(tx, ownerOf(tx), id));
}
