import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { AccountChange, BankAccount } from "./account.model";
import { hasStatements, lockAccount, updateAccount } from "./account.sql";

/**
 * Changes a bank account. Throws STALE if it changed in the meantime. The currency can't change once the account has
 * statements.
 */
export function editAccount(ctx: Context, { id, version, draft }: AccountChange): Promise<BankAccount> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const before = await lockAccount(tx, id);
    if (!before) throw new Failure("NOT_FOUND", "Bank account not found.");
    if (before.version !== version) throw new Failure("STALE");
    if (before.currency !== draft.currency && (await hasStatements(tx, id)))
      throw currencyKept(before.currency);
    await updateAccount(tx, id, draft);
    await recordAudit(tx, {
      action: "bank_account.edit",
      entity: "bank_account",
      entityId: id,
      before: { currency: before.currency },
      after: { currency: draft.currency },
    });
    return { id, ...draft, version: version + 1 };
  });
}

function currencyKept(code: string): Failure {
  const words = `Statements were imported into it: its currency stays ${code}.`;
  return invalidField("currency", words);
}
