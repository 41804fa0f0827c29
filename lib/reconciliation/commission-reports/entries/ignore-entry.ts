import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { payLocked, unpayLocked } from "../paying/pay-entries";
import { type ChangedEntry, type EntryTarget, withLockedEntry, writeEntry } from "./change-entry";

/**
 * Ignores an entry, so that it no longer counts in its report, and reverses its payment. The booking is kept for
 * restoring the entry.
 */
export function ignoreEntry(ctx: Context | Tx, target: EntryTarget): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, report, entry } = at;
    if (entry.ignoredAt) throw new Failure("CONFLICT", "This entry is ignored already.");
    await unpayLocked(tx, report.id, new Set([entry.id]));
    await writeEntry(
      at,
      "commission-report.ignore-entry",
      { ignoredAt: tx.now },
      { before: { status: entry.status } },
    );
    await payLocked(tx, report, [], null);
  });
}

/**
 * Restores an ignored entry. If its booking is matched and its report is paid, the entry is paid again. Throws CONFLICT
 * with a question if this would be a second recall that nobody has confirmed.
 */
export function restoreEntry(
  ctx: Context | Tx,
  target: EntryTarget,
  answers: Omit<Answers, "by"> = {},
): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, admin, report, entry } = at;
    if (!entry.ignoredAt) throw new Failure("CONFLICT", "This entry isn't ignored.");
    const restored = await writeEntry(at, "commission-report.restore-entry", { ignoredAt: null });
    await payLocked(tx, report, [restored], { overReason: "overpayment", ...answers, by: admin });
  });
}
