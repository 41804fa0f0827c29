import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { ReportReading } from "../reading/report-reading.model";
import { netOf, type ReportDraft } from "../report.model";
import { sumsOf } from "../report-sums.model";
import { depositDoubts } from "./deposit-doubts.sql";
import { doubtTexts, netDoubt, type ReportTotals } from "./report-doubts.model";
import { selectPlatformSupplier } from "./report-file.sql";

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

/** The details of a report as a whole, from its document or from a person. */
type SaidOfReport = ReportTotals & {
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly receivedOn: CalendarDate;
};

/** Builds the report of a document that was read line by line: an uploaded file, or one from an agent's email. */
export async function draftOf(
  tx: Tx,
  { entries, format: { currency } }: ReportReading,
  said: SaidOfReport,
  { file, mail }: Pick<ReportDraft, "file" | "mail">,
): Promise<ReportDraft> {
  const { supplierName, referenceNumber, receivedOn, adjustmentMinor, netMinor } = said;
  return {
    ...sumsOf(entries),
    source: mail ? "email" : "import",
    mail,
    file,
    adjustmentMinor,
    netMinor,
    supplierId: await selectPlatformSupplier(tx, supplierName),
    supplierName,
    referenceNumber,
    receivedOn,
    currency,
    entries,
  };
}
