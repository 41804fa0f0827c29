export type MailAddress = { readonly name: string; readonly address: string };

export type MailAttachment = {
  /** The file name as sent; may be empty. Never use it as a path. */
  readonly name: string;
  /** The declared MIME type in lower case. */
  readonly contentType: string;
  readonly size: number;
  readonly bytes: Uint8Array;
  /** The content ID without angle brackets. */
  readonly contentId?: string;
  /** Whether the attachment is shown inside the body, as a logo is. */
  readonly inline: boolean;
};

export type MailHeader = { readonly name: string; readonly value: string };

/** A parsed email, from `parseMail` or built by hand from data that a provider has already parsed. */
export type ParsedMail = {
  readonly subject: string;
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  /** The Date header as an ISO instant; null when absent or unreadable. */
  readonly date: string | null;
  /** The message ID without angle brackets; empty when absent. */
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  /** Header names are in lower case, in the email's order, with repeats kept. */
  readonly headers: readonly MailHeader[];
  readonly attachments: readonly MailAttachment[];
  /** Notices for people about what was not read, and why. */
  readonly notices: readonly string[];
  /**
   * The innermost email attached to this one, if any. Its text is also part of `html` and `text`, and its attachments
   * part of `attachments`.
   */
  readonly forwarded?: ParsedMail;
  /** Attached raw messages that are read as separate emails; `html` and `text` hold nothing of them. */
  readonly enclosed?: readonly Uint8Array[];
};

/** Returns the first header of that name (in any case), or an empty string. */
export function headerOf(mail: Pick<ParsedMail, "headers">, name: string): string {
  const wanted = name.toLowerCase();
  return mail.headers.find((header) => header.name === wanted)?.value ?? "";
}

/** Returns the email without the bytes of its attachments and enclosed messages. */
export function withoutBytes(mail: ParsedMail): ParsedMail {
  const attachments = mail.attachments.map((one) => ({ ...one, bytes: new Uint8Array() }));
  const { enclosed, forwarded, ...rest } = mail;
  return {
    ...rest,
    attachments,
    ...(forwarded ? { forwarded: withoutBytes(forwarded) } : {}),
    ...(enclosed ? { enclosed: enclosed.map(() => new Uint8Array()) } : {}),
  };
}
