import "server-only";
import { recordLook } from "@/lib/platform/audit/record-look";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant, ownerOf } from "@/lib/platform/context/transaction";
import type { PayoutAccount } from "./payout-account.model";
import { selectAccounts } from "./payout-account.sql";

/** Where the agent who asks is paid. */
export function readOwnAccounts(ctx: Context): Promise<readonly PayoutAccount[]> {
  return inReadTransaction(ctx, (tx) => selectAccounts(tx, ownerOf(tx)));
}

/** The same for an administrator, which is written down. */
export async function lookAtAccounts(ctx: Context, userId: string): Promise<readonly PayoutAccount[]> {
  adminOnly(ctx);
  return inTenant(ctx, userId, async (tx) => {
    const accounts = await selectAccounts(tx, userId);
    for (const { id } of accounts) await recordLook(tx, "payout-account", id);
    return accounts;
  });
}
