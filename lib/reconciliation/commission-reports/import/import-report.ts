import "server-only";
import { orderChoices } from "@/lib/imports/dates/csv-date-order.model";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { counted } from "@/lib/platform/base/text";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { configuredStore, removeBlob, sha256, writeBlob } from "@/lib/platform/blobs/stores";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { BODY } from "../arrival/waiting-file.model";
import { settleFile } from "../arrival/waiting-file.sql";
import { createReport } from "../create-report";
import { importBlocker, type ReportReading } from "../reading/report-reading.model";
import { readReportFile } from "./read-report-file";
import type { ReportUpload } from "./read-report-upload";
import { firstOf } from "./report-doubts.model";
import { draftOf } from "./report-draft";
import { selectReportByHash } from "./report-file.sql";
import type { ImportOptions } from "./report-upload.model";
import { doubtsOf, wholeOf } from "./weigh-report";

const NAMED_NOTES = 100;

export type ImportedReport = {
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
