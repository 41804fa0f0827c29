import "server-only";
import { money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { ReportReading } from "../reading/report-reading.model";
import { netOf } from "../report.model";
import { sumsOf } from "../report-sums.model";
import { depositDoubts } from "./deposit-doubts.sql";
import { doubtTexts, netDoubt, type ReportTotals } from "./report-doubts.model";

/** What a person states about the whole, in major units. Omitted values come from the document. */
type Said = {
  readonly adjustmentAmount?: number | null | undefined;
  readonly netAmount?: number | null | undefined;
};

export function wholeOf(read: ReportReading, said: Said): ReportTotals {
  const { currency } = read.format;
  const adjustment = said.adjustmentAmount ?? read.adjustmentAmount;
  const adjustmentMinor = money(adjustment, currency, "adjustmentAmount").minor;
  const net = said.netAmount ?? read.stated.netAmount;
  const counted = netOf(sumsOf(read.entries)) + adjustmentMinor;
  return { adjustmentMinor, netMinor: net == null ? counted : money(net, currency, "netAmount").minor };
}

/** Returns all inconsistencies of a report as texts: of its lines, of its sums, and with the deposit that names it. */
export async function doubtsOf(
  ctx: Context,
  read: ReportReading,
  whole: ReportTotals,
  referenceNumber: string | null,
): Promise<readonly string[]> {
  if (read.entries.length === 0) return [];
  const { currency } = read.format;
  const deposits = referenceNumber
    ? await inSystemTransaction(ctx, (tx) => depositDoubts(tx, referenceNumber, { ...whole, currency }))
    : [];
  return doubtTexts([...read.doubts, ...netDoubt(sumsOf(read.entries), whole, currency), ...deposits]);
}
