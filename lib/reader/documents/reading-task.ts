import type { ParsedMail } from "../message/mail.model";
import type { ReadBooking } from "../read-booking.model";
import type { Doc, RoughRow } from "./document";

/**
 * A task that runs in a thread that can be ended: an attached file, a raw message, or a whole email with the rows of
 * its files.
 */
export type FileToRead = {
  readonly kind: "pdf" | "printed-pdf" | "xlsx" | "csv" | "html" | "text";
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The number of PDF pages to read, if it differs from that for attachments. */
  readonly pages?: number;
};
export type MessageToParse = { readonly kind: "message"; readonly bytes: Uint8Array };
export type MailToRead = {
  readonly kind: "mail";
  /** A raw message, or an email whose attachments were read before and have no bytes. */
  readonly source: Uint8Array | ParsedMail;
  readonly files?: readonly FileRead[];
  /** The date used for an email without one. */
  readonly arrived: string | null;
  /** Whether there is a model, and its answer to the question from the first reading. */
  readonly model: "none" | "unasked" | { readonly answer: unknown };
};
export type Task = FileToRead | MessageToParse | MailToRead;

export type FileReading = {
  readonly rows: readonly RoughRow[];
  /** The reason why not all of it could be read. */
  readonly notice?: string;
  /** Sentences about the parts that were left out. */
  readonly notes?: readonly string[];
  /** The visible sheets of a workbook; a row's `table` numbers them from 1. */
  readonly sheets?: readonly SheetReading[];
};
export type SheetReading = {
  readonly name: string;
  readonly hasTable: boolean;
  /** Rows left out of `rows`, for example because of a filter. */
  readonly hiddenRows: readonly RoughRow[];
  readonly notes: readonly string[];
};
/**
 * The result of reading an email. `mail` is the email without bytes; `question` is the prompt for the model if the
 * rules left something open; `unopened` is an email whose files must be read first.
 */
export type MailReading =
  | {
      readonly mail: ParsedMail;
      readonly reading: ReadBooking;
      readonly question?: string;
      readonly unopened?: never;
    }
  | { readonly unopened: ParsedMail; readonly reading?: never };
export type Answer<T extends Task> = T extends FileToRead
  ? FileReading
  : T extends MessageToParse
    ? ParsedMail
    : MailReading;

/** The content read from an attachment; `index` is its position among the email's attachments. */
export type FileRead = FileReading & {
  readonly index: number;
  readonly kind: Doc["kind"];
  readonly name: string;
};
