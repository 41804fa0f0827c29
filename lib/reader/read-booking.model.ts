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

/** One booking found in an email. */
export type ReadItem = {
  readonly payload: Payload;
  /** All candidates for all fields, the chosen one of each field first. */
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingField[];
};

export type ReadDocument = {
  /** "subject", "html", "text", or "attachment:n", where n counts `attachments` from 0. */
  readonly id: string;
  readonly kind: "subject" | "html" | "text" | "pdf" | "table";
  /** The file name of an attachment, else empty. */
  readonly name: string;
  /** The readable text: one line per row, with tabs between cells. Findings refer to positions in it. */
  readonly text: string;
  /** The offset of each page in `text`; absent for documents without pages. */
  readonly pages?: readonly number[];
};

export type AttachmentFacts = {
  readonly index: number;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly inline: boolean;
};

/**
 * The supplier's own email inside a forwarded one. Without a forward, these are the email's own values and `forwarder`
 * is null.
 */
export type OriginalMail = {
  readonly forwarder: MailAddress | null;
  readonly from: MailAddress | null;
  readonly subject: string;
  /** YYYY-MM-DD, or null. */
  readonly date: string | null;
};

/** The complete result of `readBooking`. `items` is empty if the email is neither a booking nor a statement. */
export type ReadBooking = {
  readonly emailType: EmailType;
  readonly product?: Product;
  /** The language of most of the email; absent if unknown. */
  readonly language?: string;
  readonly isBooking: boolean;
  /** The number of the first item. */
  readonly confirmationNumber?: string;
  readonly items: readonly ReadItem[];
  readonly extractedInfo: ExtractedInfo;
  readonly commissionReport?: CommissionStatement;
  readonly documents: readonly ReadDocument[];
  readonly original: OriginalMail;
  readonly messageId: string;
  readonly listUnsubscribe: boolean;
  readonly attachments: readonly AttachmentFacts[];
  /** Notices for people about what was not read. */
  readonly notices: readonly string[];
  /** The model's values that were refused because the email doesn't state them, with the reasons. */
  readonly refused: readonly string[];
};
