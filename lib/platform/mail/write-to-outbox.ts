import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Delivery, OutboundMail } from "./delivery.model";

/**
 * Writes a mail as a complete message into a folder, from where any mail program opens it. The same delivery writes the
 * same file, and nobody ever sees half of one.
 */
export async function writeToOutbox(mail: OutboundMail, folder: string): Promise<Delivery> {
  const composer = new MailComposer({
    messageId: `<${mail.id}@${mail.fromAddress.split("@").at(-1)}>`,
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: [mail.replyTo, ...also(mail)] } : {}),
    subject: mail.subject,
    date: mail.date,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.headers ? { headers: mail.headers } : {}),
    newline: "windows",
    baseBoundary: mail.id,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  const file = path.join(/* turbopackIgnore: true */ folder, fileName(mail));
  await mkdir(folder, { recursive: true });
  // They name clients and amounts: for the eyes of whoever runs this.
  await writeFile(`${file}.part`, raw, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return { kind: "sent", via: "outbox", providerId: null };
}

/** Sorts by time. */
function fileName({ date, id }: OutboundMail): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${id}.eml`;
}

function also({ replyTo }: OutboundMail) {
  return replyTo?.also ? [{ name: "", address: replyTo.also }] : [];
}
