import { isMessage, messageHeaders } from "@/lib/platform/mail/message-headers";
import { escapeHtml } from "@/lib/platform/mail-html/escape-html";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import type { MailAttachment, ParsedMail } from "./mail.model";

const MESSAGE = /^message\/(?:rfc822|global)$/;
const NAMED = /\.eml$/i;

/**
 * Finds the attachments that are messages by type, or by name and content. Adds a notice for those that claim to be
 * messages but aren't.
 */
export function messagesAmong(attachments: readonly MailAttachment[]): {
  readonly messages: readonly MailAttachment[];
  readonly notices: readonly string[];
} {
  const claimed = attachments.filter(
    ({ name, contentType }) => MESSAGE.test(contentType) || NAMED.test(name),
  );
  const messages = claimed.filter(isReadable);
  const notices = claimed
    .filter((part) => !messages.includes(part))
    .map(({ name }) => `${name || "An attached email"} could not be read: it is no email message.`);
  return { messages, notices };
}

/**
 * Adds an attached email to the one that holds it: its text below the outer text, and its attachments to the outer
 * attachments.
 */
export function mergeAttachedEmail(mail: ParsedMail, part: MailAttachment, enclosed: ParsedMail): ParsedMail {
  const { forwarded = enclosed } = enclosed;
  const hasHtml = mail.html !== "" || enclosed.html !== "";
  const head = headerLines(enclosed);
  return {
    ...mail,
    text: [mail.text, head, enclosed.text || htmlToText(enclosed.html)].filter(Boolean).join("\n\n"),
    html: hasHtml
      ? [asHtml(mail), `<p>${escapeHtml(head).replaceAll("\n", "<br>")}</p>`, asHtml(enclosed)].join("")
      : "",
    attachments: [...mail.attachments.filter((one) => one !== part), ...enclosed.attachments],
    notices: [...new Set([...mail.notices, ...enclosed.notices])],
    forwarded,
  };
}

function isReadable({ bytes, contentType }: MailAttachment): boolean {
  return bytes.byteLength > 0 && (MESSAGE.test(contentType) || isMessage(messageHeaders(bytes)));
}

function asHtml({ html, text }: ParsedMail): string {
  return html || (text.trim() === "" ? "" : plainTextToHtml(text));
}

function headerLines({ from, to, subject, date }: ParsedMail): string {
  const mailbox = (one: ParsedMail["to"][number]) =>
    one.name ? `${one.name} <${one.address}>` : one.address;
  const lines = [
    ["From", from ? mailbox(from) : ""],
    ["Subject", subject],
    ["Date", date ?? ""],
    ["To", to.map(mailbox).join(", ")],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
}
