import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { namesFrom, type Profile, type UserRecord } from "./user.model";
import { selectAddress, selectOwnUser, updateOwnUser } from "./user.sql";

/** The record of the person who asks. */
export function readOwnUser(ctx: Context): Promise<UserRecord> {
  return inReadTransaction(ctx, (tx) => selectOwnUser(tx));
}

/** Changes what the person who asks tells about themself. What is left out stays. */
export function updateProfile(ctx: Context, given: Profile): Promise<UserRecord> {
  return inTransaction(ctx, async (tx) => {
    const known = await selectOwnUser(tx, "update");
    const { fullName, firstName, lastName, ...rest } = given;
    const names = namesFrom(known, { fullName, firstName, lastName });
    await updateOwnUser(tx, { ...rest, ...names });
    return selectOwnUser(tx);
  });
}

/** The address of the agent whose rows this is about, and whether it is proved to be theirs. */
export function readAddress(ctx: Context | Tx): Promise<{ email: string; isVerified: boolean }> {
  return inReadTransaction(ctx, (tx) => selectAddress(tx, ownerOf(tx)));
}
