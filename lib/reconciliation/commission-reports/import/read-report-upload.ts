import "server-only";
import type { z } from "zod";
import { readUnownedAttachments } from "@/lib/inbox/emails/intake/unowned-emails";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { formOf } from "@/lib/platform/base/input";
import { parseStrict } from "@/lib/platform/base/known-fields";
import { plainFileName } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { readMailFile } from "../arrival/read-mail-file";
import type { MailFile } from "../arrival/waiting-file.model";
import { isWaiting } from "../arrival/waiting-file.sql";
import { attachedFile, REPORT_BYTES } from "./report-upload.model";

/** The maximum body of an upload: a file, and the text field of the form. */
export const REPORT_UPLOAD_BYTES = REPORT_BYTES + 200_000;

const NO_LONGER = "This file doesn't wait any more: it was imported or put aside.";

export type ReportUpload<Options> = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly options: Options;
  /** The file of an agent's email, if it is one. Its entries may only be that agent's bookings. */
  readonly mail?: MailFile;
};

/**
 * Reads the multipart form of an import: `file`, or `attachment` as JSON for a file of an email, and `options` as JSON.
 * Throws WRONG_CONTENT_TYPE for another kind of body or file, TOO_LARGE over 5 MB.
 */
export async function readReportUpload<S extends z.ZodType>(
  ctx: Context,
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  schema: S,
): Promise<ReportUpload<z.output<S>>> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure("WRONG_CONTENT_TYPE");
  const form = await formOf(body, contentType);
  const options = parseStrict(schema, jsonIn(form, "options"));
  return { ...(await chosenIn(ctx, form)), options };
}

async function chosenIn(ctx: Context, form: FormData): Promise<Omit<ReportUpload<never>, "options">> {
  if (form.has("attachment")) return attached(ctx, parseStrict(attachedFile, jsonIn(form, "attachment")));
  const file = form.get("file");
  if (!(file instanceof File)) throw invalidField("file", "Choose a CSV, XLSX, ODS or PDF file.");
  if (file.size > REPORT_BYTES) throw new Failure("TOO_LARGE", "A statement may have 5 MB at most.");
  if (!/\.(csv|txt|tsv|xlsx?|f?ods|pdf)$/i.test(file.name))
    throw invalidField("file", "Only .csv, .xls, .xlsx, .ods and .pdf files are accepted.");
  return { name: plainFileName(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Returns a file of an email without an owner, or a waiting one of an agent's email. */
async function attached(
  ctx: Context,
  { ownerId, emailId, attachment }: z.output<typeof attachedFile>,
): Promise<Omit<ReportUpload<never>, "options">> {
  adminOnly(ctx);
  const mail = ownerId === null ? null : { ownerId, emailId, attachment };
  if (mail && !(await inSystemReadTransaction(ctx, (tx) => isWaiting(tx, mail))))
    throw new Failure("NOT_FOUND", NO_LONGER);
  const file = mail
    ? await readMailFile(ctx, mail)
    : (await readUnownedAttachments(ctx, emailId))[attachment];
  if (!file) throw new Failure("NOT_FOUND");
  return { name: plainFileName(file.name) || "statement", bytes: file.bytes, ...(mail ? { mail } : {}) };
}

function jsonIn(form: FormData, name: "options" | "attachment"): unknown {
  const value = form.get(name);
  if (value === null) return {};
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    throw invalidField(name, `${name} is not valid JSON`);
  }
}
