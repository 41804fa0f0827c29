import type { ParsedMail } from "../message/mail.model";
import type { ReadBooking } from "../read-booking.model";
import type { Doc, RoughRow } from "./document";

/** What is read apart, where it can be ended: an attached file, a raw message, or a whole mail with its files' rows. */
export type FileToRead = {
  readonly kind: "pdf" | "printed-pdf" | "xlsx" | "csv" | "html" | "text";
  readonly name: string;
  readonly bytes: Uint8Array;
  /** How many pages of a PDF are read, where it is another number than of what comes with a mail. */
  readonly pages?: number;
};
export type MessageToParse = { readonly kind: "message"; readonly bytes: Uint8Array };
export type MailToRead = {
  readonly kind: "mail";
  /** A raw message, or a mail whose attachments, without their bytes, were read before. */
  readonly source: Uint8Array | ParsedMail;
  readonly files?: readonly FileRead[];
  /** Stands in for the date of a mail that has none. */
  readonly arrived: string | null;
  /** Whether there is a model, and what it has answered to the question that the first reading raised. */
  readonly model: "none" | "unasked" | { readonly answer: unknown };
};
export type Task = FileToRead | MessageToParse | MailToRead;

export type FileReading = {
  readonly rows: readonly RoughRow[];
  /** Why not all of it could be read. */
  readonly notice?: string;
  /** What was left out of it, in sentences. */
  readonly notes?: readonly string[];
  /** The visible sheets of a workbook; a row's `table` counts them from 1. */
  readonly sheets?: readonly SheetReading[];
};
export type SheetReading = {
  readonly name: string;
  readonly hasTable: boolean;
  /** Rows that are left out of `rows`, as by a filter. */
  readonly hiddenRows: readonly RoughRow[];
  readonly notes: readonly string[];
};
/** `mail` is what was read, without bytes; `question` the prompt for the model, where the rules left something open; `unopened` a mail with files to be read first. */
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

/** What was read of an attachment; `index` counts the mail's attachments. */
export type FileRead = FileReading & {
  readonly index: number;
  readonly kind: Doc["kind"];
  readonly name: string;
};
