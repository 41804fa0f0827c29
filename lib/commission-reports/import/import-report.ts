import "server-only";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { money } from "@/lib/base/money";
import { counted } from "@/lib/base/text";
import type { Place } from "@/lib/blobs/place.model";
import { configuredStore, removeBlob, sha256, writeBlob } from "@/lib/blobs/stores";
import { adminOnly, type Context } from "@/lib/context/context";
import { inSystemTransaction, type Tx } from "@/lib/context/transaction";
import { createReport } from "../create-report";
import { netOf, type ReportDraft } from "../report.model";
import { sumsOf } from "./preview-report";
import { type ReportReading, readReportFile } from "./read-report-file";
import type { ReportUpload } from "./read-report-upload";
import { selectPlatformSupplier, selectReportByHash } from "./report-file.sql";
import type { ImportOptions } from "./report-upload.model";

export type ImportedReport = { readonly id: string; readonly entries: number; readonly isKnown: boolean };

/**
 * Makes a report of a supplier's statement, with all of its lines and its document, or of nothing. The very document
 * that is a report already answers that one. INVALID_INPUT, naming the first line, where one can't be read.
 */
export async function importReport(
  ctx: Context,
  upload: ReportUpload<ImportOptions>,
): Promise<ImportedReport> {
  const admin = adminOnly(ctx);
  const read = await readReportFile(upload.bytes, upload.name, upload.options);
  refuseUnreadable(read);
  const hash = sha256(upload.bytes);
  const known = await inSystemTransaction(ctx, (tx) => selectReportByHash(tx, hash));
  if (known) return { id: known, entries: 0, isKnown: true };
  const place = await keep(upload.bytes);
  try {
    return await inSystemTransaction(ctx, async (tx) => {
      const draft = await draftOf(tx, upload, read, { place, hash });
      const { id, entries } = await createReport(tx, draft, admin);
      return { id, entries: entries.length, isKnown: false };
    });
  } catch (error) {
    if (place) await removeBlob(place).catch(() => undefined);
    throw error;
  }
}

function refuseUnreadable({ lacks, problems, questions, entries }: ReportReading): void {
  const [problem] = problems;
  const sheet = questions.find(({ about }) => about === "sheet");
  if (sheet) {
    const asked = `Several sheets hold a table: say which is the statement (${sheet.choices?.join(", ")})`;
    throw new Failure("INVALID_INPUT", asked, { fields: { sheet: [asked] } });
  }
  const open = questions.find(({ about }) => about === "dateOrder");
  const more = problems.length > 1 ? ` (and ${counted(problems.length - 1, "more problem")})` : "";
  const message =
    lacks ??
    (problem && `Row ${problem.row}: ${problem.message}${more}`) ??
    (open && `${open.example}: say whether the day or the month comes first`) ??
    (entries.length === 0 ? "This file has no lines." : null);
  if (message) throw new Failure("INVALID_INPUT", message, { fields: { file: [message] } });
}

/** Null where no store is set up: the lines keep what stood in the document. */
async function keep(bytes: Uint8Array): Promise<Place | null> {
  const store = configuredStore();
  if (!store) return null;
  const place: Place = `${store.kind}:commission-reports/${newId()}`;
  await writeBlob(place, bytes);
  return place;
}

async function draftOf(
  tx: Tx,
  { name, options }: ReportUpload<ImportOptions>,
  { entries, format: { currency } }: ReportReading,
  file: { readonly place: Place | null; readonly hash: string },
): Promise<ReportDraft> {
  const sums = sumsOf(entries);
  const adjustmentMinor = money(options.adjustmentAmount, currency, "adjustmentAmount").minor;
  const stated = options.netAmount;
  return {
    ...sums,
    source: "import",
    mail: null,
    file: { name, ...file },
    supplierId: await selectPlatformSupplier(tx, options.supplierName),
    supplierName: options.supplierName,
    referenceNumber: options.referenceNumber,
    receivedOn: options.receivedOn,
    currency,
    adjustmentMinor,
    netMinor:
      stated === null || stated === undefined
        ? netOf(sums) + adjustmentMinor
        : money(stated, currency, "netAmount").minor,
    entries,
  };
}
