import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import type { UserRecord } from "./user.model";
import { selectOwnUser } from "./user.sql";

/** The record of the person who asks. */
export function readOwnUser(ctx: Context): Promise<UserRecord> {
  return inReadTransaction(ctx, (tx) => selectOwnUser(tx));
}
