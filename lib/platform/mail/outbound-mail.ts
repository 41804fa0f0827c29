import "server-only";
import { env } from "@/lib/platform/base/env";
import { traced } from "@/lib/platform/base/telemetry/traced";
import { sendByResend } from "@/lib/platform/vendors/resend/send-mail";
import type { Delivery, OutboundMail, SentVia } from "./delivery.model";
import { writeToOutbox } from "./write-to-outbox";

/** Fails with PROVIDER_FAILED or TIMED_OUT where another try may succeed. */
type Mailer = (mail: Omit<OutboundMail, "fromName" | "fromAddress">) => Promise<Delivery>;

const PATIENCE_MS = 10_000;
const NO_SENDER = { name: "Tallyport", address: "mail@tallyport.example" };

/** How mail leaves with the present settings: by Resend, else into the outbox folder; null when it can't. */
export function mailRoute(): SentVia | null {
  if (env.RESEND_API_KEY && env.MAIL_FROM) return "provider";
  return env.MAIL_OUTBOX_DIR ? "outbox" : null;
}

/** Sends mail as the settings say, in the name of the person who is answered if there is one; undefined when it can't be sent. */
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
