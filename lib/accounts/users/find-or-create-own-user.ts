import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { namesFrom, type UserRecord } from "./user.model";
import { selectOwnUser, updateOwnUser } from "./user.sql";

type Names = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/**
 * Returns the acting person's record. Their row was created when the session was first seen, so this only fills in
 * names that are still empty.
 */
export function findOrCreateOwnUser(ctx: Context, given: Names): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectOwnUser(tx, "update");
    const names = namesFrom(known, {
      firstName: known.firstName ?? (given.firstName || undefined),
      lastName: known.lastName ?? (given.lastName || undefined),
    });
    const isNew = names.firstName !== known.firstName || names.lastName !== known.lastName;
    if (!isNew) return known;
    await updateOwnUser(tx, names);
    return { ...known, ...names };
  });
}
