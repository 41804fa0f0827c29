import "server-only";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit, recordView } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant, inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { AccountKind } from "../bank-files/transfer.model";
import { lastFourOf, type PayoutAccount, type PayoutAccountDraft } from "./payout-account.model";
import { endAccount, insertAccount, selectAccounts } from "./payout-account.sql";
import { sealedAccount } from "./sealed-account";

/** Reads the accounts to which the calling agent is paid. */
export function readOwnAccounts(ctx: Context): Promise<readonly PayoutAccount[]> {
  return inReadTransaction(ctx, (tx) => selectAccounts(tx, ownerOf(tx)));
}

/** Reads an agent's accounts for an administrator; the audit records the access. */
export async function readAccountsForAdmin(ctx: Context, userId: string): Promise<readonly PayoutAccount[]> {
  adminOnly(ctx);
  return inTenant(ctx, userId, async (tx) => {
    const accounts = await selectAccounts(tx, userId);
    for (const { id } of accounts) await recordView(tx, "payout-account", id);
    return accounts;
  });
}

const ENTITY = "payout-account";

/**
 * Stores the account to which the calling agent is paid, replacing the earlier one of its kind. Nobody else can do so
 * for them.
 */
export async function savePayoutAccount(ctx: Context, draft: PayoutAccountDraft): Promise<void> {
  await requireOwner(ctx);
  await inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    await takeAdvisoryLock(tx, ENTITY);
    const before = await endAccount(tx, userId, draft.kind);
    const id = newId();
    const lastFour = lastFourOf(draft);
    await insertAccount(tx, userId, {
      id,
      kind: draft.kind,
      lastFour,
      sealed: sealedAccount({ userId, id }, draft),
    });
    await recordAudit(tx, {
      action: `${ENTITY}.save`,
      entity: ENTITY,
      entityId: id,
      ...(before === null ? {} : { before: { lastFour: before } }),
      after: { kind: draft.kind, lastFour },
    });
    await tellOwner(tx, ENTITY);
  });
}

/** Removes the account of a kind, so that nothing is paid to it any more. Throws NOT_FOUND if there is none. */
export async function removePayoutAccount(ctx: Context, kind: AccountKind): Promise<void> {
  await requireOwner(ctx);
  await inTransaction(ctx, async (tx) => {
    const lastFour = await endAccount(tx, ownerOf(tx), kind);
    if (lastFour === null) throw new Failure("NOT_FOUND");
    await recordAudit(tx, {
      action: `${ENTITY}.remove`,
      entity: ENTITY,
      entityId: null,
      before: { kind, lastFour },
    });
    await tellOwner(tx, ENTITY);
  });
}
