import "server-only";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { parseStrict } from "@/lib/platform/base/known-fields";
import { plainFileName } from "@/lib/platform/base/text";
import { STATEMENT_BYTES } from "@/lib/reconciliation/bank-statements/statement.model";
import { type StatementUpload, uploadFields } from "./statement-import.model";

/** Content types that certainly aren't statements. Banks and browsers use many different ones for those that are. */
const OTHER_TYPES =
  /^((image|audio|video|font|message|multipart)\/|application\/(json|zip|x-www-form-urlencoded|vnd\.openxmlformats-officedocument\.(?!spreadsheetml)))/i;

/** The maximum body of an upload: a file, and the text fields of the form. */
export const STATEMENT_UPLOAD_BYTES = STATEMENT_BYTES + 100_000;

/** An uploaded file, and whether it is only to be examined. */
export type UploadedStatement = StatementUpload & { readonly dryRun: boolean };

/**
 * Reads a statement, either a multipart form with `file`, or the file as the body with the other fields in the query.
 * Throws WRONG_CONTENT_TYPE for a body that can't be a statement, TOO_LARGE over 25 MB, INVALID_INPUT for a form or
 * fields that can't be read.
 */
export async function readStatementUpload(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  query: Readonly<Record<string, string>>,
): Promise<UploadedStatement> {
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const { fileName: given = "statement", ...asked } = query;
  const { fileName, bytes, type, fields } = isForm
    ? await formOf(body, contentType)
    : { fileName: given, bytes: body, type: contentType, fields: asked };
  if (OTHER_TYPES.test(type) || (type === "" && !isForm))
    throw new Failure("WRONG_CONTENT_TYPE", "Send a bank statement's file.");
  if (bytes.byteLength > STATEMENT_BYTES)
    throw new Failure("TOO_LARGE", "A statement may have 25 MB at most.");
  if (bytes.byteLength === 0) throw invalidField("file", "The file is empty.");
  return {
    fileName: plainFileName(fileName),
    bytes,
    ...parseStrict(uploadFields, fields),
  };
}

async function formOf(body: Uint8Array<ArrayBuffer>, contentType: string) {
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw new Failure("INVALID_INPUT", "The upload is not a form that can be read.");
  });
  const file = form.get("file");
  if (!(file instanceof File)) throw invalidField("file", "Choose a file.");
  const fields = Object.fromEntries([...form].filter(([name]) => name !== "file"));
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()), type: file.type, fields };
}
