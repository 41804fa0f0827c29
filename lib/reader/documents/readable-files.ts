import type { MailAttachment, ParsedMail } from "../message/mail.model";
import type { Doc } from "./document";
import type { FileToRead } from "./reading-task";

/** The number of attachments per email that are read. */
export const MAX_ATTACHMENTS = 20;

const PDF = "%PDF-";

/** The readers by file extension or declared type; a PDF is also recognised by its first bytes. */
const READERS: readonly (readonly [
  ending: RegExp,
  type: RegExp,
  kind: FileToRead["kind"],
  as: Doc["kind"],
])[] = [
  [/\.pdf$/i, /^application\/pdf$/, "pdf", "pdf"],
  [/\.(?:xlsx?|f?ods)$/i, /spreadsheetml|opendocument\.spreadsheet/, "xlsx", "table"],
  [/\.[ct]sv$/i, /^text\/csv$/, "csv", "table"],
  [/\.html?$/i, /^text\/html$/, "html", "html"],
  [/\.txt$/i, /^text\/plain$/, "text", "text"],
];

/** Whether an email has files to read. */
export function hasFiles(mail: ParsedMail): boolean {
  return mail.attachments.some((one) => readerOf(one) !== undefined);
}

/** Whether the file is a PDF by its first bytes, whatever its name. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

/** Returns the reader for an attachment; undefined if its kind isn't supported. */
export function readerOf({ bytes, name, contentType }: MailAttachment) {
  return READERS.find(
    ([ending, type, kind]) => (kind === "pdf" && isPdf(bytes)) || ending.test(name) || type.test(contentType),
  );
}
