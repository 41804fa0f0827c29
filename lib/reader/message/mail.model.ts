export type MailAddress = { readonly name: string; readonly address: string };

export type MailAttachment = {
  /** Name as sent; may be empty. Text, never a path. */
  readonly name: string;
  /** Lower-case MIME type as declared. */
  readonly contentType: string;
  readonly size: number;
  readonly bytes: Uint8Array;
  /** Without angle brackets. */
  readonly contentId?: string;
  /** Shown inside the body, as a logo is. */
  readonly inline: boolean;
};

export type MailHeader = { readonly name: string; readonly value: string };

/** A mail as it came, taken apart. Made by `parseMail`, or by hand from what a provider has parsed already. */
export type ParsedMail = {
  readonly subject: string;
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  /** The Date header as an ISO instant; null when absent or unreadable. */
  readonly date: string | null;
  /** Without angle brackets; empty when absent. */
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  /** Names in lower case, in the mail's order, repeats kept. */
  readonly headers: readonly MailHeader[];
  readonly attachments: readonly MailAttachment[];
  /** What was left unread and why, in words for people. */
  readonly notices: readonly string[];
  /** The innermost mail attached to this one, where one is; its text is also part of `html` and `text`, its attachments of `attachments`. */
  readonly forwarded?: ParsedMail;
  /** Messages attached to this one that are mails of their own, as they came; nothing of them is in `html` and `text`. */
  readonly enclosed?: readonly Uint8Array[];
};

/** The first header of that name (any case), or empty. */
export function headerOf(mail: Pick<ParsedMail, "headers">, name: string): string {
  const wanted = name.toLowerCase();
  return mail.headers.find((header) => header.name === wanted)?.value ?? "";
}

/** All that is said of a mail, without the bytes of what is attached to it. */
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
