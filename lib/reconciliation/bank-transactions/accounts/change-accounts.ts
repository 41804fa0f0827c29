import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "../matcher/enqueue-matching";
import {
  type AccountAddition,
  type AccountChange,
  type AutoMatchSwitch,
  type BankAccount,
  cautionOf,
  isEnough,
  type ShadowReport,
} from "./account.model";
import {
  hasStatements,
  insertAccount,
  lockAccount,
  lockSwitch,
  selectAccounts,
  selectShadow,
  updateAccount,
  updateSwitch,
} from "./account.sql";

/** Returns the platform's bank accounts, sorted by name. For administrators. */
export function listAccounts(ctx: Context | Tx): Promise<BankAccount[]> {
  return inAdminReadTransaction(ctx, selectAccounts);
}

/** Adds a bank account. The form generates the id, so that submitting it twice adds only one account. */
export function addAccount(ctx: Context, { id, draft }: AccountAddition): Promise<BankAccount> {
  return inAdminTransaction(ctx, async (tx) => {
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

/**
 * Changes a bank account. Throws STALE if it changed in the meantime. The currency can't change once the account has
 * statements.
 */
export function editAccount(ctx: Context, { id, version, draft }: AccountChange): Promise<BankAccount> {
  return inAdminTransaction(ctx, async (tx) => {
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

/**
 * Switches automatic matching of an account on or off. Switching it on with little evidence is allowed, but returns a
 * warning. Throws STALE if the account changed since `version`. For administrators.
 */
export function switchAutoMatch(
  ctx: Context,
  { accountId, version, isOn }: AutoMatchSwitch,
): Promise<{ readonly caution: string | null }> {
  return inAdminTransaction(ctx, async (tx) => {
    const before = await lockSwitch(tx, accountId);
    if (!before) throw new Failure("NOT_FOUND", "Bank account not found.");
    if (before.version !== version) throw new Failure("STALE");
    await updateSwitch(tx, accountId, isOn);
    await recordAudit(tx, {
      action: "bank_account.auto-match",
      entity: "bank_account",
      entityId: accountId,
      before: { autoMatch: before.isAutomatic },
      after: { autoMatch: isOn },
    });
    if (!isOn) return { caution: null };
    await enqueueMatching(tx, { isAll: true });
    const report = (await selectShadow(tx)).find((one) => one.accountId === accountId);
    return { caution: report ? cautionOf(report) : null };
  });
}

/**
 * Returns, for each account, what automatic matching would have linked, and how often people decided differently. For
 * administrators.
 */
export function readShadowReport(ctx: Context): Promise<readonly ShadowReport[]> {
  return inAdminTransaction(ctx, async (tx) => {
    const rows = await selectShadow(tx);
    return rows.map((row) => ({ ...row, isSure: isEnough(row) }));
  });
}
