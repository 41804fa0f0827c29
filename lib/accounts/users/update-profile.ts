import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { namesFrom, type Profile, type UserRecord } from "./user.model";
import { selectOwnUser, updateOwnUser } from "./user.sql";

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
