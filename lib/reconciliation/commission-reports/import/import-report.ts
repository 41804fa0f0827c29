import "server-only";
import { orderChoices } from "@/lib/imports/dates/csv-date-order.model";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { formatMoney, money } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { configuredStore, removeBlob, sha256, writeBlob } from "@/lib/platform/blobs/stores";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { BODY } from "../arrival/waiting-file.model";
import { settleFile } from "../arrival/waiting-file.sql";
import { createReport } from "../create-report";
import type { ManualReport } from "../entries/report-correction.model";
import { importBlocker, type ReportReading } from "../reading/report-reading.model";
import { BLANK_ENTRY, type EntryDraft, netOf } from "../report.model";
import { sumsOf } from "../report-sums.model";
import { readReportFile } from "./read-report-file";
import type { ReportUpload } from "./read-report-upload";
import { firstOf } from "./report-doubts.model";
import { selectPlatformSupplier, selectReportByHash } from "./report-file.sql";
import type { ImportOptions, ReadingOptions, ReportPreview } from "./report-upload.model";
import { doubtsOf, draftOf, wholeOf } from "./weigh-report";

const NAMED_NOTES = 100;

type ImportedReport = {
  readonly id: string;
  readonly entries: number;
  readonly isKnown: boolean;
  /** What was left out of a workbook, and lines with rounded amounts. */
  readonly notes: readonly string[];
};

/**
 * Creates a report from a supplier's statement, with all its lines and its document, or nothing at all. If the same
 * document already has a report, returns that one. Throws INVALID_INPUT with the first line that can't be read.
 */
export async function importReport(
  ctx: Context,
  upload: ReportUpload<ImportOptions>,
): Promise<ImportedReport> {
  const admin = adminOnly(ctx);
  const read = await readReportFile(upload.bytes, upload.name, upload.options);
  refuseUnreadable(read);
  const { mail = null } = upload;
  const hash = sha256(upload.bytes);
  const known = mail
    ? undefined
    : await inSystemTransaction(ctx, (tx) => selectReportByHash(tx, hash, { isHandedOver: true }));
  const notes = firstOf(read.notes, NAMED_NOTES);
  if (known) return { id: known, entries: 0, isKnown: true, notes };
  const whole = wholeOf(read, upload.options);
  const doubts = await doubtsOf(ctx, read, whole, upload.options.referenceNumber);
  refuseUnaccepted(doubts, upload.options);
  // The document of a report from an email is the email itself.
  const place = mail ? null : await keep(upload.bytes);
  const file = mail?.attachment === BODY ? null : { name: upload.name, place, hash };
  try {
    return await inSystemTransaction(ctx, async (tx) => {
      const draft = await draftOf(tx, read, { ...upload.options, ...whole }, { file, mail });
      const { id, entries } = await createReport(tx, draft, admin, doubts.length);
      if (mail) await settleFile(tx, mail, { by: admin, reportId: id });
      return { id, entries: entries.length, isKnown: false, notes };
    });
  } catch (error) {
    if (place) await removeBlob(place).catch(() => undefined);
    throw error;
  }
}

function refuseUnreadable(read: ReportReading): void {
  const [open] = read.questions;
  if (open) throw invalidField(...askedFor(open));
  const message = importBlocker(read);
  if (message) throw invalidField("file", message);
}

/** Returns the option that answers a question, and how. */
function askedFor(question: ReportReading["questions"][number]): readonly [field: string, message: string] {
  const { about, example } = question;
  const listed = question.choices.map((choice) => `"${choice}"`).join(", ");
  switch (about) {
    case "sheet":
      return ["sheet", `Several sheets hold a table: say which is the statement (${example})`];
    case "column":
      return [
        "mapping",
        `${example} ${listed}: say so in the mapping, and name ${question.field} in answered`,
      ];
    case "dateOrder":
      return ["dateOrder", `${example}: say dateOrder (${orderChoices(question.choices)})`];
    case "decimalMark":
      return ["decimalMark", `${example}: say decimalMark (a point or a comma)`];
    case "currency":
      return ["currency", `${example} Say currency (${listed})`];
  }
}

/** Throws INVALID_INPUT for doubts that nobody has accepted in exactly the words in which they are reported. */
function refuseUnaccepted(doubts: readonly string[], { acceptedProblems }: ImportOptions): void {
  const accepted = new Set(acceptedProblems);
  const open = doubts.filter((doubt) => !accepted.has(doubt));
  const [first] = open;
  if (first === undefined) return;
  const more = open.length > 1 ? ` (and ${counted(open.length - 1, "more")})` : "";
  throw new Failure("INVALID_INPUT", `${first}${more}`, { fields: { acceptedProblems: open } });
}

/** Stores the document. Returns null if no store is configured; the entries keep the original texts in any case. */
async function keep(bytes: Uint8Array): Promise<BlobLocation | null> {
  const store = configuredStore();
  if (!store) return null;
  const place: BlobLocation = `${store.kind}:commission-reports/${newId()}`;
  await writeBlob(place, bytes);
  return place;
}

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

/** Creates a report that an administrator entered by hand. The net is the sum of its entries and the adjustment. */
export async function addReport(ctx: Context, report: ManualReport): Promise<{ readonly id: string }> {
  const admin = adminOnly(ctx);
  const { currency, supplierName, referenceNumber, receivedOn } = report;
  const minor = (amount: number) => money(amount, currency, "entries").minor;
  const entries = report.entries.map(
    (entry, index): EntryDraft => ({
      ...BLANK_ENTRY,
      line: index + 1,
      confirmationNumber: entry.confirmationNumber,
      clientName: entry.clientName,
      grossMinor: minor(entry.grossAmount),
      feeMinor: minor(entry.feeAmount),
      taxMinor: minor(entry.taxAmount),
      outcome: entry.outcome,
    }),
  );
  const sums = sumsOf(entries);
  const adjustmentMinor = minor(report.adjustmentAmount);
  return inSystemTransaction(ctx, async (tx) => {
    const { id } = await createReport(
      tx,
      {
        ...sums,
        source: "manual",
        mail: null,
        file: null,
        supplierId: await selectPlatformSupplier(tx, supplierName),
        supplierName,
        referenceNumber,
        receivedOn,
        currency,
        adjustmentMinor,
        netMinor: netOf(sums) + adjustmentMinor,
        entries,
      },
      admin,
    );
    return { id };
  });
}
