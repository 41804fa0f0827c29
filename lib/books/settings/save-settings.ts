import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import type { BookSettings, BookSettingsChange } from "./settings.model";
import { selectBookSettings, upsertBookSettings } from "./settings.sql";

/** Reads the settings for exporting the books to the accounting software, for administrators. */
export function readBookSettings(ctx: Context): Promise<BookSettings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectBookSettings);
}

/**
 * Changes these settings, for administrators; blank names are removed. Throws STALE if they have changed since
 * `version`.
 */
export function saveBookSettings(ctx: Context, change: BookSettingsChange): Promise<void> {
  const by = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const before = await selectBookSettings(tx);
    const named = Object.entries(change.accounts).filter(([, name]) => name !== "");
    const after = { ...change, accounts: Object.fromEntries(named) };
    if (!(await upsertBookSettings(tx, by, after))) throw new Failure("STALE");
    await recordAudit(tx, {
      action: "books.settings",
      entity: "books",
      entityId: null,
      before: { named: Object.keys(before.accounts).length, ...before.thresholds },
      after: { named: named.length, ...change.thresholds },
    });
  });
}
