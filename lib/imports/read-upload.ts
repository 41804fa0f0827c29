import "server-only";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { formOf } from "@/lib/platform/base/input";
import { parseStrict } from "@/lib/platform/base/known-fields";
import { plainFileName } from "@/lib/platform/base/text";
import { CSV_BYTES, type CsvUpload, importForm } from "./csv-import.model";

const CSV_TYPES = /^(text\/|application\/(vnd\.ms-excel|csv|octet-stream)|$)/i;

/** The maximum body of an import: a file, and the text fields of the form. */
export const UPLOAD_BYTES = CSV_BYTES + 1_100_000;

/**
 * Reads the multipart form of an import. Throws WRONG_CONTENT_TYPE for another kind of body or file, TOO_LARGE over 25
 * MB, INVALID_INPUT for a file that isn't named .csv, an invalid mapping, or a form that can't be read.
 */
export async function readUpload(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<CsvUpload> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure("WRONG_CONTENT_TYPE");
  const form = await formOf(body, contentType);
  const file = form.get("file");
  if (!(file instanceof File)) throw invalidField("file", "Choose a .csv file.");
  if (file.size > CSV_BYTES) throw new Failure("TOO_LARGE", "A CSV file may have 25 MB at most.");
  if (!/\.csv$/i.test(file.name)) throw invalidField("file", "Only .csv files are accepted.");
  if (!CSV_TYPES.test(file.type)) throw new Failure("WRONG_CONTENT_TYPE", "Only .csv files are accepted.");
  const texts = Object.fromEntries([...form].filter(([name]) => name !== "file"));
  return {
    fileName: plainFileName(file.name),
    bytes: new Uint8Array(await file.arrayBuffer()),
    ...parseStrict(importForm, texts),
  };
}
