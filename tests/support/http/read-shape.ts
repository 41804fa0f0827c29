import { expect } from "vitest";
import { bodyFactsOf } from "@/lib/inbox/emails/intake/incoming.model";
import { sendersOf } from "@/lib/inbox/emails/intake/senders-of";
import { highlightHtml } from "@/lib/platform/mail-html/highlight-html";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { readBooking } from "@/lib/reader/read-booking";

/** Processes an email like any other: parses it, reads it, and renders it with the extracted values marked. */
export async function readShape(raw: Uint8Array): Promise<void> {
  const mail = await parseMail(raw);
  const { html, text } = bodyFactsOf(mail).texts;
  expect(sendersOf(mail).senders).toEqual(["stay@seainn.example"]);
  const { items, notices } = await readBooking(raw);
  expect(notices.filter((notice) => /could not be read|too long/.test(notice))).toEqual([]);
  const marks = items
    .flatMap(({ findings }) => findings)
    .map(({ field, quote, value }) => ({ id: field, quote: quote || String(value) }));
  htmlToText(html ?? "");
  highlightHtml(sanitizeMailHtml(html ?? "", { images: "blocked" }).html, marks);
  highlightHtml(plainTextToHtml(text ?? ""), marks);
}
