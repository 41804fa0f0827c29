import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import type { Context } from "@/lib/platform/context/context";
import {
  inReadTransaction,
  inSystemTransaction,
  inTransaction,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import { namesFrom, type Profile, type UserRecord } from "./user.model";
import {
  selectAddress,
  selectOwnUser,
  selectRolesByEmail,
  selectUserIdByEmail,
  updateOwnUser,
} from "./user.sql";

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
