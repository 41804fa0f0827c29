import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { BankAccount } from "./account.model";
import { selectAccounts } from "./account.sql";

/** Returns the platform's bank accounts, sorted by name. For administrators. */
export function listAccounts(ctx: Context | Tx): Promise<BankAccount[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectAccounts);
}
