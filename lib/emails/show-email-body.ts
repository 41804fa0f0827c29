import "server-only";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf, reading } from "@/lib/context/transaction";
import { parseApart } from "@/lib/extraction/parse-apart";
import { escapeHtml } from "@/lib/mail-html/escape-html";
import { highlightHtml } from "@/lib/mail-html/highlight-html";
import { type MailDocument, mailDocument } from "@/lib/mail-html/mail-document";
import { plainTextToHtml } from "@/lib/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/mail-html/sanitize-mail-html";
import type { Email } from "./email.model";
import { selectRaw } from "./email.sql";
import type { BodyKind, BodyQuery } from "./email-view.model";
import { readEmail } from "./read-email";
import { marksOf } from "./reading/highlight.model";
import { bodiesOfEmail } from "./view-email";

/**
 * The document for the viewer's frame: the mail's body (by default its richest part) made harmless, with what was read
 * of it marked. Images of other servers come along only when asked for.
 */
export function showEmailBody(ctx: Context, id: string, query: BodyQuery): Promise<MailDocument> {
  return reading(ctx, async (tx) => {
    const email = await readEmail(tx, id);
    const kind = query.as ?? bodiesOfEmail(email).shown ?? "text";
    const pictures = kind === "html" && /cid:/i.test(email.html ?? "") ? await picturesOf(tx, email.id) : {};
    const safe = bodyHtml(email, kind, { images: query.images, inline: pictures });
    const { html } = highlightHtml(safe, marksOf(email.items, email.extractedInfo));
    return mailDocument({ html, images: query.images, plain: kind !== "html" });
  });
}

function bodyHtml(email: Email, kind: BodyKind, images: Parameters<typeof sanitizeMailHtml>[1]): string {
  switch (kind) {
    case "html":
      return sanitizeMailHtml(email.html ?? "", images).html;
    case "text":
      return plainTextToHtml(email.text ?? "");
    case "attachments":
      return attachmentsHtml(email);
  }
}

function attachmentsHtml(email: Email): string {
  return email.documents
    .filter((one) => one.id.startsWith("attachment:"))
    .map((one) => `<h2>${escapeHtml(one.name || "Attachment")}</h2>${plainTextToHtml(one.text)}`)
    .join("<hr>");
}

const PICTURE = /^image\/(png|jpe?g|gif|webp|bmp|avif)$/;

/** The pictures that a mail brings along, by Content-ID, as data URLs. */
function picturesOf(ctx: Context, emailId: string): Promise<Record<string, string>> {
  return inTransaction(ctx, async (tx) => {
    const raw = await selectRaw(tx, ownerOf(tx), emailId);
    if (!raw) return {};
    const { attachments } = await parseApart(raw);
    const pictures = attachments.filter((one) => one.contentId && PICTURE.test(one.contentType));
    return Object.fromEntries(
      pictures.map((one) => [
        one.contentId ?? "",
        `data:${one.contentType};base64,${Buffer.from(one.bytes).toString("base64")}`,
      ]),
    );
  });
}
