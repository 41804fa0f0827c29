import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectRolesByEmail, selectUserIdByEmail } from "./user.sql";

/**
 * Returns the id of the person who signs in with an address, regardless of its case. For the system and administrators.
 */
export function findUserByEmail(ctx: Context | Tx, email: string): Promise<string | undefined> {
  return inSystemTransaction(ctx, (tx) => selectUserIdByEmail(tx, email));
}

/**
 * Returns the roles of those addresses that have an account, by the address in lower case. For the system and
 * administrators.
 */
export function findRolesByEmail(
  ctx: Context | Tx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Role>> {
  return inSystemTransaction(ctx, (tx) => selectRolesByEmail(tx, emails));
}
