import type { MailAddress } from "./message/mail.model";
import type { MissingField } from "./missing-fields.model";
import type {
  CommissionStatement,
  EmailType,
  ExtractedInfo,
  Finding,
  Payload,
  Product,
} from "./payload.model";

/** One booking found in a mail. */
export type ReadItem = {
  readonly payload: Payload;
  /** All candidates of all fields, the chosen one of a field first. */
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingField[];
};

export type ReadDocument = {
  /** "subject", "html", "text", or "attachment:n" with n counting `attachments` from 0. */
  readonly id: string;
  readonly kind: "subject" | "html" | "text" | "pdf" | "table";
  /** File name of an attachment, else empty. */
  readonly name: string;
  /** Readable text, one line a row, cells apart by a tab; findings point into it. */
  readonly text: string;
  /** Where each page starts in `text`; absent where there are no pages. */
  readonly pages?: readonly number[];
};

export type AttachmentFacts = {
  readonly index: number;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly inline: boolean;
};

/** The supplier's own mail inside the forward. Without a forward these are the mail's own and `forwarder` is null. */
export type OriginalMail = {
  readonly forwarder: MailAddress | null;
  readonly from: MailAddress | null;
  readonly subject: string;
  /** YYYY-MM-DD, or null. */
  readonly date: string | null;
};

/** Everything `readBooking` makes of a mail. `items` is empty for what is no booking and no statement. */
export type ReadBooking = {
  readonly emailType: EmailType;
  readonly product?: Product;
  /** The language most of the mail is in; absent where nothing speaks for one. */
  readonly language?: string;
  readonly isBooking: boolean;
  /** Of the first item. */
  readonly confirmationNumber?: string;
  readonly items: readonly ReadItem[];
  readonly extractedInfo: ExtractedInfo;
  readonly commissionReport?: CommissionStatement;
  readonly documents: readonly ReadDocument[];
  readonly original: OriginalMail;
  readonly messageId: string;
  readonly listUnsubscribe: boolean;
  readonly attachments: readonly AttachmentFacts[];
  /** What was left unread, in words for people. */
  readonly notices: readonly string[];
  /** Model values that were refused because the mail doesn't say them, and why. */
  readonly refused: readonly string[];
};
