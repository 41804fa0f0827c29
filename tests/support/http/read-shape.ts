import { expect } from "vitest";
import { bodyFactsOf } from "@/lib/emails/intake/incoming.model";
import { sendersOf } from "@/lib/emails/intake/senders-of";
import { parseMail } from "@/lib/extraction/parse-mail";
import { readBooking } from "@/lib/extraction/read-booking";
import { highlightHtml } from "@/lib/mail-html/highlight-html";
import { htmlToText } from "@/lib/mail-html/html-to-text";
import { plainTextToHtml } from "@/lib/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/mail-html/sanitize-mail-html";

/** Does with a mail what is done with every mail: taken in, read, and shown with what was read of it marked. */
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
