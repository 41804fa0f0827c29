import "server-only";
import type { Context } from "@/lib/context/context";
import { inSystemTransaction, type Tx } from "@/lib/context/transaction";
import { selectUserIdByEmail } from "./user.sql";

/** The id of whoever signs in with an address, whatever its case. For the system and administrators. */
export function findUserByEmail(ctx: Context | Tx, email: string): Promise<string | undefined> {
  return inSystemTransaction(ctx, (tx) => selectUserIdByEmail(tx, email));
}
