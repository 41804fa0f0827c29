import "server-only";
import { formatMoney } from "@/lib/platform/base/money";
import { sha256 } from "@/lib/platform/blobs/stores";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { netOf } from "../report.model";
import { sumsOf } from "../report-sums.model";
import { readReportFile } from "./read-report-file";
import type { ReportUpload } from "./read-report-upload";
import { firstOf } from "./report-doubts.model";
import { selectReportByHash } from "./report-file.sql";
import type { ReadingOptions, ReportPreview } from "./report-upload.model";
import { doubtsOf, wholeOf } from "./weigh-report";

const SAMPLE = 5;
const NAMED_PROBLEMS = 100;

/** Reads a whole statement, and returns a preview of its import. */
export async function previewReport(
  ctx: Context,
  { bytes, name, options }: ReportUpload<ReadingOptions>,
): Promise<ReportPreview> {
  adminOnly(ctx);
  const read = await readReportFile(bytes, name, options);
  const knownId = await inSystemTransaction(ctx, (tx) => selectReportByHash(tx, sha256(bytes)));
  const { entries, problems, format, stated } = read;
  const words = (minor: number) => formatMoney({ minor, currency: format.currency });
  const sums = sumsOf(entries);
  const whole = wholeOf(read, {});
  const referenceNumber = stated.referenceNumber?.slice(0, 100) ?? null;
  const doubts = await doubtsOf(ctx, read, whole, referenceNumber);
  return {
    headers: read.headers,
    mapping: read.mapping,
    lacks: read.lacks,
    ...format,
    isCurrencyStated: read.isCurrencyStated,
    questions: read.questions,
    lineCount: entries.length,
    totalLines: read.totalLines,
    gross: words(sums.grossMinor),
    fee: words(sums.feeMinor),
    tax: words(sums.taxMinor),
    adjustment: words(whole.adjustmentMinor),
    net: words(whole.netMinor),
    doubts,
    agreed: read.agreed,
    refusal: read.refusal,
    headingRow: read.headingRow,
    mayBeHeadings: read.mayBeHeadings.map(({ row, cells }) => ({ row, text: headingText(cells) })),
    problems: problems.slice(0, NAMED_PROBLEMS),
    problemCount: problems.length,
    sample: entries.slice(0, SAMPLE).map((entry) => ({
      row: entry.line,
      confirmationNumber: entry.confirmationNumber,
      clientName: entry.clientName,
      travelStart: entry.travelStart,
      gross: words(entry.grossMinor),
      net: words(netOf(entry)),
    })),
    knownId: knownId ?? null,
    leftOut: firstOf(read.leftOut, NAMED_PROBLEMS),
    notes: firstOf(read.notes, NAMED_PROBLEMS),
    sheets: read.sheets,
    sheet: read.sheet,
    guess: {
      supplierName: stated.supplierName?.slice(0, 200) ?? "",
      referenceNumber: referenceNumber ?? name.replace(/\.[^.]+$/, "").slice(0, 100),
      netAmount: stated.netAmount ?? null,
      adjustmentAmount: read.adjustmentAmount,
      receivedOn: read.receivedOn,
    },
  };
}

function headingText(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell.trim() !== "")
    .join(" · ")
    .slice(0, 120);
}
