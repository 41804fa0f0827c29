import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ReportReading } from "../reading/report-reading.model";
import type { ReportDraft } from "../report.model";
import { sumsOf } from "../report-sums.model";
import type { ReportTotals } from "./report-doubts.model";
import { selectPlatformSupplier } from "./report-file.sql";

/** The details of a report as a whole, from its document or from a person. */
export type SaidOfReport = ReportTotals & {
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
