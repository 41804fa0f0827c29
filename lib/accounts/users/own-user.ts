import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { namesFrom, type Profile, type UserRecord } from "./user.model";
import { selectAddress, selectOwnUser, updateOwnUser } from "./user.sql";

/** Returns the acting person's record. */
export function readOwnUser(ctx: Context): Promise<UserRecord> {
  return inReadTransaction(ctx, (tx) => selectOwnUser(tx));
}

/** Changes the acting person's profile. Fields that are left out stay unchanged. */
export function updateProfile(ctx: Context, given: Profile): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectOwnUser(tx, "update");
    const { fullName, firstName, lastName, ...rest } = given;
    const names = namesFrom(known, { fullName, firstName, lastName });
    await updateOwnUser(tx, { ...rest, ...names });
    return selectOwnUser(tx);
  });
}

/** Returns the address of the agent whose rows this is about, and whether it is verified. */
export function readAddress(ctx: Context | Tx): Promise<{ email: string; isVerified: boolean }> {
  return inReadTransaction(ctx, (tx) => selectAddress(tx, ownerOf(tx)));
}
