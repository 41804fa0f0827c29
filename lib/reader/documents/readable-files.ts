import type { MailAttachment, ParsedMail } from "../message/mail.model";
import type { Doc } from "./document";
import type { FileToRead } from "./reading-task";

/** How many of a mail's attachments are read. */
export const MAX_ATTACHMENTS = 20;

const PDF = "%PDF-";

/** By file ending or declared type; a PDF also by its first bytes. */
const READERS: readonly (readonly [
  ending: RegExp,
  type: RegExp,
  kind: FileToRead["kind"],
  as: Doc["kind"],
])[] = [
  [/\.pdf$/i, /^application\/pdf$/, "pdf", "pdf"],
  [/\.(?:xlsx|f?ods)$/i, /spreadsheetml|opendocument\.spreadsheet/, "xlsx", "table"],
  [/\.[ct]sv$/i, /^text\/csv$/, "csv", "table"],
  [/\.html?$/i, /^text\/html$/, "html", "html"],
  [/\.txt$/i, /^text\/plain$/, "text", "text"],
];

/** Whether a mail has files to be read. */
export function hasFiles(mail: ParsedMail): boolean {
  return mail.attachments.some((one) => readerOf(one) !== undefined);
}

/** By its first bytes, whatever it is called. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

/** Who reads an attachment; nobody where it is of no kind that is read. */
export function readerOf({ bytes, name, contentType }: MailAttachment) {
  return READERS.find(
    ([ending, type, kind]) => (kind === "pdf" && isPdf(bytes)) || ending.test(name) || type.test(contentType),
  );
}
