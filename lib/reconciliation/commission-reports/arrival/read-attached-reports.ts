import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { type Currency, currency } from "@/lib/platform/base/money";
import { plainFileName } from "@/lib/platform/base/text";
import { sha256 } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import { MAX_ATTACHMENTS } from "@/lib/reader/documents/readable-files";
import type { MailAttachment } from "@/lib/reader/message/mail.model";
import { mayBeStatement } from "../import/mail-content";
import { readReportFile } from "../import/read-report-file";
import { REPORT_BYTES } from "../import/report-upload.model";
import { doubtsOf, wholeOf } from "../import/weigh-report";
import type { ReportReading } from "../reading/report-reading.model";
import { type AttachedReport, asksOf, type ToldByMail } from "./attached-reports.model";

/**
 * The time within which the files of an email are read, in milliseconds. A single file that takes too long is abandoned
 * earlier.
 */
const READING_MS = 60_000;
const LATE = "It was not read: the other files of this email took too long.";
const TOO_MANY = `It was not read by itself: of an email's files the first ${MAX_ATTACHMENTS} are.`;
const TOO_LARGE = `It was not read by itself: it has more than ${REPORT_BYTES / 1_000_000} MB.`;

type Found = AttachedReport & { readonly isLike: boolean };

/**
 * Returns the files of an email that can be read as a supplier's statement, in the same way as uploaded ones. If the
 * email says that it contains a statement but no file can be read as one, returns all that may be one.
 */
export async function readAttachedReports(
  ctx: Context,
  attachments: readonly MailAttachment[],
  { isStatement, statement }: ToldByMail,
): Promise<readonly AttachedReport[]> {
  const found: Found[] = [];
  const code = currency.safeParse(statement?.currency).data;
  const start = performance.now();
  for (const [attachment, file] of attachments.entries()) {
    if (!mayBeStatement(file)) continue;
    const left = leftUnread(file, attachment, performance.now() - start);
    found.push({ attachment, ...(left ? unread(file, left, isStatement) : await readOne(ctx, file, code)) });
  }
  const like = found.filter((file) => file.isLike);
  return like.length > 0 || !isStatement || statement ? like : found;
}

function leftUnread({ bytes }: MailAttachment, attachment: number, spentMs: number): string | null {
  if (attachment >= MAX_ATTACHMENTS) return TOO_MANY;
  if (bytes.byteLength > REPORT_BYTES) return TOO_LARGE;
  return spentMs > READING_MS ? LATE : null;
}

function unread({ name, bytes }: MailAttachment, asks: string, isLike: boolean): Omit<Found, "attachment"> {
  return { ...named(name, bytes), read: null, whole: null, asks, isLike };
}

async function readOne(
  ctx: Context,
  { name, bytes }: MailAttachment,
  code: Currency | undefined,
): Promise<Omit<Found, "attachment">> {
  const file = named(name, bytes);
  const read = await readAs(bytes, file.fileName, code).catch(refusalOf);
  const isLike = await showsTable(bytes, file.fileName, read);
  return { ...file, ...(await weighed(ctx, read).catch(unweighed)), isLike };
}

function named(name: string, bytes: Uint8Array) {
  return { fileName: plainFileName(name) || "Statement", hash: sha256(bytes) };
}

/** Reads a file in the currency that the email names if the file names none. */
async function readAs(bytes: Uint8Array, name: string, code: Currency | undefined) {
  const read = await readReportFile(bytes, name, {});
  return read.isCurrencyStated || code === undefined ? read : readReportFile(bytes, name, { currency: code });
}

function refusalOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}

/** The amounts of the whole may be out of range although each line can be read. */
function unweighed(error: unknown) {
  return { read: null, whole: null, asks: refusalOf(error) };
}

async function weighed(ctx: Context, read: ReportReading | string) {
  if (typeof read === "string") return { read: null, whole: null, asks: read };
  const whole = wholeOf(read, {});
  const doubts = await doubtsOf(ctx, read, whole, read.stated.referenceNumber ?? null);
  return { read, whole, asks: asksOf(read, doubts) };
}

/** Whether a file has a table of bookings and commissions, or is a workbook with such a table in one of its sheets. */
async function showsTable(bytes: Uint8Array, name: string, read: ReportReading | string): Promise<boolean> {
  if (typeof read === "string") return false;
  if (!read.questions.some(({ about }) => about === "sheet"))
    return read.lacks === null && read.entries.length + read.problems.length > 0;
  for (const sheet of read.sheets) {
    const one = await readReportFile(bytes, name, { sheet }).catch(refusalOf);
    if (typeof one !== "string" && one.lacks === null) return true;
  }
  return false;
}
