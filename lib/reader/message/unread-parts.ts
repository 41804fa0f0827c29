import type { MailAttachment } from "./mail.model";

const SEALED_NAME = /\.p7m$/i;
const SEALED_TYPE = /^application\/(?:x-)?pkcs7-mime$/;

/** Whether a part is a message or a file in an S/MIME envelope, signed or encrypted. */
export function isSealed({ name, contentType }: MailAttachment): boolean {
  return SEALED_NAME.test(name) || SEALED_TYPE.test(contentType);
}

/** Parts that hold a message or files but can't be opened here: by file name or declared type, with a description. */
const SEALED: readonly (readonly [name: RegExp, type: RegExp, what: string])[] = [
  [/^winmail\.dat$/i, /^application\/(?:vnd\.)?ms-tnef$/, "is in Outlook's own format (TNEF)"],
  [/(?<!^smime)\.p7m$/i, /^$/, "is a file that is signed or encrypted (.p7m)"],
  [SEALED_NAME, SEALED_TYPE, "is a message that is encrypted (S/MIME)"],
  [/\.(?:pgp|gpg)$|^encrypted\.asc$/i, /^application\/pgp-encrypted$/, "is an encrypted message (PGP)"],
  [/\.msg$/i, /^application\/vnd\.ms-outlook$/, "is a message in Outlook's own format (.msg)"],
];

/** Returns a notice for each part that can't be opened, so that nobody takes the email for empty. */
export function unreadParts(attachments: readonly MailAttachment[]): string[] {
  const notices = attachments.flatMap(({ name, contentType }) => {
    const what = SEALED.find(([names, types]) => names.test(name) || types.test(contentType))?.[2];
    return what ? [`${name || "A part of this email"} ${what} and could not be read.`] : [];
  });
  return [...new Set(notices)];
}
