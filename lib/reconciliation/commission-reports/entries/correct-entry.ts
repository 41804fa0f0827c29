import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { type Currency, money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { payLocked } from "../paying/pay-entries";
import { type EntryAmounts, netOf, type ReportEntry } from "../report.model";
import { lockEntries } from "../report.sql";
import { isCountable, UNCOUNTABLE } from "../report-sums.model";
import {
  type ChangedEntry,
  type EntryTarget,
  refuseForNone,
  withLockedEntry,
  writeEntry,
} from "./change-entry";
import type { EntryCorrection } from "./entry-correction.model";

/**
 * Corrects what was read for an entry. Throws CONFLICT if its amounts would change although it is paid, INVALID_INPUT if
 * the sums of its report wouldn't be exact any more.
 */
export function correctEntry(
  ctx: Context | Tx,
  target: EntryTarget,
  { grossAmount, feeAmount, taxAmount, ...words }: EntryCorrection,
): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, report, entry } = at;
    const amounts = {
      grossMinor: minorOf(grossAmount, report.currency, "grossAmount"),
      feeMinor: minorOf(feeAmount, report.currency, "feeAmount"),
      taxMinor: minorOf(taxAmount, report.currency, "taxAmount"),
    };
    const isOther = AMOUNTS.some((name) => amounts[name] !== entry[name]);
    if (isOther) refuseForNone(entry);
    if (isOther && entry.status === "CLOSED" && entry.grossMinor !== 0) {
      throw new Failure(
        "CONFLICT",
        "This entry is paid. Unmatch it, correct its amounts, then match it again.",
      );
    }
    const corrected = await writeEntry(
      at,
      "commission-report.correct-entry",
      { ...words, ...amounts, netMinor: netOf(amounts) },
      { before: factsOf(entry), after: factsOf({ ...entry, ...words, ...amounts }) },
    );
    if (isOther && !isCountable(await lockEntries(tx, report.id)))
      throw new Failure("INVALID_INPUT", UNCOUNTABLE);
    await payLocked(tx, report, [corrected], null);
    if (!entry.booking) await enqueueMatching(tx, { reportIds: [report.id] });
  });
}

const AMOUNTS = ["grossMinor", "feeMinor", "taxMinor"] as const satisfies readonly (keyof EntryAmounts)[];

function minorOf(amount: number, code: Currency, field: string): number {
  return money(amount, code, field).minor;
}

function factsOf({ grossMinor, feeMinor, taxMinor, outcome, travelStart, travelEnd }: ReportEntry) {
  return { grossMinor, feeMinor, taxMinor, outcome, travelStart, travelEnd };
}
