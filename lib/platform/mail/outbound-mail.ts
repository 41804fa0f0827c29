import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { env } from "@/lib/platform/base/env";
import { traced } from "@/lib/platform/base/telemetry/traced";
import { sendByResend } from "@/lib/platform/vendors/resend/send-mail";
import type { Delivery, OutboundMail, SentVia } from "./delivery.model";

/** Sends an email. Fails with PROVIDER_FAILED or TIMED_OUT where another try may succeed. */
type Mailer = (mail: Omit<OutboundMail, "fromName" | "fromAddress">) => Promise<Delivery>;

const PATIENCE_MS = 10_000;
const NO_SENDER = { name: "Tallyport", address: "mail@tallyport.example" };

/**
 * Returns how email leaves with the current settings: by Resend, else into the outbox folder; null when it can't be
 * sent.
 */
export function mailRoute(): SentVia | null {
  if (env.RESEND_API_KEY && env.MAIL_FROM) return "provider";
  return env.MAIL_OUTBOX_DIR ? "outbox" : null;
}

/**
 * Returns a function that sends email as configured, in the name of the person who receives replies if there is one;
 * undefined when email can't be sent.
 */
export function configuredMailer(): Mailer | undefined {
  const {
    RESEND_API_KEY: apiKey,
    MAIL_FROM: sender,
    RESEND_BASE_URL: baseUrl,
    MAIL_OUTBOX_DIR: folder,
  } = env;
  const { name, address } = sender ?? NO_SENDER;
  const signed = (mail: Parameters<Mailer>[0]): OutboundMail => ({
    ...mail,
    fromName: fromName(mail.replyTo?.name ?? "", name),
    fromAddress: address,
  });
  if (apiKey && sender) {
    return sending("provider", (mail) =>
      sendByResend(signed(mail), { apiKey, baseUrl, signal: AbortSignal.timeout(PATIENCE_MS) }),
    );
  }
  return folder ? sending("outbox", (mail) => writeToOutbox(signed(mail), folder)) : undefined;
}

function sending(via: SentVia, send: Mailer): Mailer {
  const attributes = { "tallyport.mail.direction": "out", "tallyport.mail.way": via };
  return (mail) => traced({ operation: "tallyport.mail", name: "send mail", attributes }, () => send(mail));
}

function fromName(person: string, product: string): string {
  return person && product ? `${person} via ${product}` : person || product;
}

/**
 * Writes an email as a complete message into a folder, where any mail program can open it. The same delivery writes the
 * same file, and the file appears only when it is complete.
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
  // The files name clients and amounts, so only the operator's account may read them.
  await writeFile(`${file}.part`, raw, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return { kind: "sent", via: "outbox", providerId: null };
}

/** Returns a file name that sorts by time. */
function fileName({ date, id }: OutboundMail): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${id}.eml`;
}

function also({ replyTo }: OutboundMail) {
  return replyTo?.also ? [{ name: "", address: replyTo.also }] : [];
}
