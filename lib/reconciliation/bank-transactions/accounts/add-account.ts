import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { AccountAddition, BankAccount } from "./account.model";
import { insertAccount } from "./account.sql";

/** Adds a bank account. The form generates the id, so that submitting it twice adds only one account. */
export function addAccount(ctx: Context, { id, draft }: AccountAddition): Promise<BankAccount> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    if (await insertAccount(tx, id, draft)) {
      await recordAudit(tx, {
        action: "bank_account.add",
        entity: "bank_account",
        entityId: id,
        after: { currency: draft.currency },
      });
    }
    return { id, ...draft, version: 1 };
  });
}
