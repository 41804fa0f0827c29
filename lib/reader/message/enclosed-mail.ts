import { isMessage, messageHeaders } from "@/lib/platform/mail/message-headers";
import { escapeHtml } from "@/lib/platform/mail-html/escape-html";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import type { MailAttachment, ParsedMail } from "./mail.model";

const MESSAGE = /^message\/(?:rfc822|global)$/;
const NAMED = /\.eml$/i;

/** Parts that are messages by their type, or by their name and what stands in them; and those that only say so. */
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

/** A mail shows the one that is attached to it below its own words, and brings that one's attachments along. */
export function withEnclosed(mail: ParsedMail, part: MailAttachment, enclosed: ParsedMail): ParsedMail {
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
