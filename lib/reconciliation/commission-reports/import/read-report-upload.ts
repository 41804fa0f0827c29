import "server-only";
import type { z } from "zod";
import { formOf } from "@/lib/imports/read-upload";
import { Failure } from "@/lib/platform/base/failure";
import { parseWhole } from "@/lib/platform/base/known-fields";
import { REPORT_BYTES } from "./report-upload.model";

const NAME_LENGTH = 200;
/** The body of an upload: a file, and around it what the form's text field takes. */
export const REPORT_UPLOAD_BYTES = REPORT_BYTES + 200_000;

export type ReportUpload<Options> = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly options: Options;
};

/** The multipart form of an import: `file`, and `options` as JSON. WRONG_CONTENT_TYPE for another kind of body or file, TOO_LARGE over 5 MB. */
export async function readReportUpload<S extends z.ZodType>(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  schema: S,
): Promise<ReportUpload<z.output<S>>> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure("WRONG_CONTENT_TYPE");
  const form = await formOf(body, contentType);
  const file = form.get("file");
  if (!(file instanceof File)) throw refused("Choose a CSV, XLSX or PDF file.");
  if (file.size > REPORT_BYTES) throw new Failure("TOO_LARGE", "A statement may have 5 MB at most.");
  if (!/\.(csv|txt|tsv|xlsx?|pdf)$/i.test(file.name))
    throw refused("Only .csv, .xls, .xlsx and .pdf files are accepted.");
  return {
    name: file.name.replaceAll("\u0000", "").toWellFormed().slice(-NAME_LENGTH),
    bytes: new Uint8Array(await file.arrayBuffer()),
    options: parseWhole(schema, jsonOf(form.get("options"))),
  };
}

function jsonOf(value: FormDataEntryValue | null): unknown {
  if (value === null) return {};
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    throw new Failure("INVALID_INPUT", "options is not valid JSON", {
      fields: { options: ["options is not valid JSON"] },
    });
  }
}

function refused(message: string): Failure {
  return new Failure("INVALID_INPUT", message, { fields: { file: [message] } });
}
