import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { escapeHtml } from "@/lib/platform/mail-html/escape-html";
import { highlightHtml } from "@/lib/platform/mail-html/highlight-html";
import { htmlToText } from "@/lib/platform/mail-html/html-to-text";
import { type MailDocument, mailDocument } from "@/lib/platform/mail-html/mail-document";
import { plainTextToHtml } from "@/lib/platform/mail-html/plain-text-to-html";
import { sanitizeMailHtml } from "@/lib/platform/mail-html/sanitize-mail-html";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import type { Email } from "./email.model";
import { emailJson } from "./email-json.model";
import type { InboxQuery } from "./email-listing.model";
import { selectEmailsInFull, selectPage } from "./email-page.sql";
import type { BodyKind, BodyQuery } from "./email-view.model";
import type { StoredOriginal } from "./originals/original.model";
import { selectOriginal } from "./originals/original.sql";
import { originalBytes } from "./originals/originals";
import { readEmail } from "./read-emails";
import { marksOf } from "./reading/highlight.model";
import { bodiesOfEmail } from "./view-email";

const KEPT_TEXT = 200_000;

type EmailJson = ReturnType<typeof emailJson>;

/** Reads one email as an item of the REST contract: the HTML is sanitised, texts are cut at 200,000 characters. */
export async function readEmailJson(ctx: Context, id: string): Promise<EmailJson> {
  return contractItem(await readEmail(ctx, id));
}

/** Returns one page of the contract's inbox as full items, and the total number under the same filter. */
export async function listInbox(
  ctx: Context,
  query: InboxQuery,
): Promise<{ readonly data: readonly EmailJson[]; readonly count: number }> {
  const { page, limit, ...filter } = query;
  const { rows, count } = await inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const found = await selectPage(tx, owner, filter, { limit, offset: (page - 1) * limit });
    return { rows: await selectEmailsInFull(tx, owner, found.ids), count: found.count };
  });
  const data: EmailJson[] = [];
  for (const email of rows) {
    data.push(contractItem(email));
    // Yields, so that a page of large emails doesn't block other requests.
    await nextTurn();
  }
  return { data, count };
}

function contractItem(email: Email): EmailJson {
  const html = email.html && sanitizeMailHtml(email.html.slice(0, KEPT_TEXT), { images: "blocked" }).html;
  return emailJson(
    {
      ...email,
      text: (email.text ?? (html && htmlToText(html)))?.slice(0, KEPT_TEXT) ?? null,
      attachmentsText: email.attachmentsText?.slice(0, KEPT_TEXT) ?? null,
    },
    html,
  );
}

/**
 * Returns the document for the viewer's frame: the email's body (by default its richest part), sanitised, with the
 * extracted values highlighted. Images from other servers are included only on request.
 */
export function showEmailBody(ctx: Context, id: string, query: BodyQuery): Promise<MailDocument> {
  return documentOf(
    inReadTransaction(ctx, (tx) => findBody(tx, id, query)),
    query,
  );
}

/** Returns the same document for an email of any agent, for administrators. */
export function showEmailBodyOf(
  ctx: Context,
  userId: string,
  id: string,
  query: BodyQuery,
): Promise<MailDocument> {
  return documentOf(
    inTenant(ctx, userId, (tx) => findBody(tx, id, query)),
    query,
  );
}

async function findBody(tx: Tx, id: string, query: BodyQuery) {
  const email = await readEmail(tx, id);
  const kind = query.as ?? bodiesOfEmail(email).shown ?? "text";
  const hasPictures = kind === "html" && /cid:/i.test(email.html ?? "");
  const original = hasPictures ? await selectOriginal(tx, ownerOf(tx), email.id) : undefined;
  return { email, kind, original };
}

async function documentOf(found: ReturnType<typeof findBody>, query: BodyQuery): Promise<MailDocument> {
  const { email, kind, original } = await found;
  const inline = original ? await picturesOf(original) : {};
  const safe = bodyHtml(email, kind, { images: query.images, inline });
  const { html } = highlightHtml(safe, marksOf(email.items, email.extractedInfo));
  return mailDocument({ html, images: query.images, plain: kind !== "html" });
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

/** Returns the images enclosed in an email, by Content-ID, as data URLs; none if its original isn't available. */
async function picturesOf(original: StoredOriginal): Promise<Record<string, string>> {
  const raw = await originalBytes(original).catch((error: unknown) => {
    log().warn(traceOf(error), "no pictures for a mail");
  });
  if (!raw) return {};
  const { attachments } = await parseSandboxed(raw);
  const pictures = attachments.filter((one) => one.contentId && PICTURE.test(one.contentType));
  return Object.fromEntries(
    pictures.map((one) => [
      one.contentId ?? "",
      `data:${one.contentType};base64,${Buffer.from(one.bytes).toString("base64")}`,
    ]),
  );
}
