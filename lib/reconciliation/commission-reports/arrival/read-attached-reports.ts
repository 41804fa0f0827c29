import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { currency } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { isPdf, MAX_ATTACHMENTS } from "@/lib/reader/documents/readable-files";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { readReportFile } from "../import/read-report-file";
import { REPORT_BYTES } from "../import/report-upload.model";
import { doubtsOf, wholeOf } from "../import/weigh-report";
import type { ReportReading } from "../reading/report-reading.model";
import { type AttachedReport, asksOf, type ToldByMail } from "./attached-reports.model";

/** Files whose kind is one of those in which suppliers write what they pay. */
const READABLE = /\.(csv|tsv|txt|xlsx?|f?ods|pdf)$/i;

/**
 * The files of a mail that read as a supplier's statement, by the reader of those that are uploaded; where the mail says that
 * it brings one and nothing reads so, all that may be one.
 */
export async function readAttachedReports(
  ctx: Context,
  attachments: readonly MailAttachment[],
  { isStatement, statement }: ToldByMail,
): Promise<readonly AttachedReport[]> {
  const found: (AttachedReport & { readonly isLike: boolean })[] = [];
  for (const [attachment, file] of attachments.slice(0, MAX_ATTACHMENTS).entries()) {
    if (!mayBeReport(file)) continue;
    const fileName = file.name || "Statement";
    const code = currency.safeParse(statement?.currency).data;
    const read = await readAs(file.bytes, fileName, code).catch(refusalOf);
    found.push({
      attachment,
      fileName,
      ...(await weighed(ctx, read)),
      isLike: await isLike(file.bytes, fileName, read),
    });
  }
  const like = found.filter((file) => file.isLike);
  return like.length > 0 || !isStatement || statement ? like : found;
}

function mayBeReport({ name, bytes, inline }: MailAttachment): boolean {
  return !inline && bytes.byteLength <= REPORT_BYTES && (READABLE.test(name) || isPdf(bytes));
}

/** In the currency that the mail names, where the file names none. */
async function readAs(
  bytes: Uint8Array,
  name: string,
  code: ReportReading["format"]["currency"] | undefined,
) {
  const read = await readReportFile(bytes, name, {});
  return read.isCurrencyStated || code === undefined ? read : readReportFile(bytes, name, { currency: code });
}

function refusalOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}

async function weighed(ctx: Context, read: ReportReading | string) {
  if (typeof read === "string") return { read: null, whole: null, asks: read };
  const whole = wholeOf(read, {});
  const doubts = await doubtsOf(ctx, read, whole, read.stated.referenceNumber ?? null);
  return { read, whole, asks: asksOf(read, doubts) };
}

/** Whether there is a table of bookings and commissions, of a workbook in one of the sheets that can be chosen. */
async function isLike(bytes: Uint8Array, name: string, read: ReportReading | string): Promise<boolean> {
  if (typeof read === "string") return false;
  if (!read.questions.some(({ about }) => about === "sheet"))
    return read.lacks === null && read.entries.length + read.problems.length > 0;
  for (const sheet of read.sheets) {
    const one = await readReportFile(bytes, name, { sheet }).catch(refusalOf);
    if (typeof one !== "string" && one.lacks === null) return true;
  }
  return false;
}
