import "server-only";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { AccountKind } from "../bank-files/transfer.model";
import { lastFourOf, type PayoutAccountDraft } from "./payout-account.model";
import { endAccount, insertAccount } from "./payout-account.sql";
import { sealedAccount } from "./sealed-account";

const ENTITY = "payout-account";

/** Enters where the agent who asks is paid, in place of what was there of its kind. Nobody can do it for them. */
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

/** Takes the account of a kind away: nothing is paid to it any more. NOT_FOUND where there is none. */
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
