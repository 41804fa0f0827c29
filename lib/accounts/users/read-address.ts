import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectAddress } from "./user.sql";

/** The address of the agent whose rows this is about, and whether it is proved to be theirs. */
export function readAddress(ctx: Context | Tx): Promise<{ email: string; isVerified: boolean }> {
  return inReadTransaction(ctx, (tx) => selectAddress(tx, ownerOf(tx)));
}
