import "server-only";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import { headerText } from "@/lib/platform/mail/message-headers";
import type { Delivery, OutboundMail } from "../../mail/delivery.model";
import { clientOf, type ResendAccess } from "./received-mail";

const accepted = z.object({ id: z.string().min(1).max(200) });
const refused = z.object({
  name: z
    .string()
    .regex(/^[a-z_]{1,80}$/)
    .catch("unknown"),
  statusCode: z.number().catch(0),
});

/** Errors about the key, the account or the sender's domain rather than the email itself. */
const ABOUT_THE_SENDER = new Set([
  "missing_api_key",
  "invalid_api_key",
  "restricted_api_key",
  "invalid_from_address",
]);
/** The only 409 that is temporary: an earlier try of the same delivery is still running. */
const STILL_AT_IT = "concurrent_idempotent_requests";

/**
 * Sends one email by Resend's API. Throws PROVIDER_FAILED or TIMED_OUT where another try of the same delivery may
 * succeed.
 */
export async function sendByResend(mail: OutboundMail, access: ResendAccess): Promise<Delivery> {
  const { data, error } = await clientOf(access).emails.send(messageOf(mail), {
    idempotencyKey: mail.key,
    signal: access.signal,
  });
  if (access.signal.aborted && !data) throw notSent("TIMED_OUT");
  if (!error) {
    const { success, data: answer } = accepted.safeParse(data);
    // The response is not from Resend. It is unknown whether the email was sent, and trying again is safe.
    if (!success) throw notSent("PROVIDER_FAILED");
    return { kind: "sent", via: "provider", providerId: answer.id };
  }
  const { name: code, statusCode: status } = refused.parse(error);
  log().warn({ provider: "resend", status, code }, "mail not accepted");
  if (isWorthAnotherTry(status, code)) throw notSent("PROVIDER_FAILED");
  const isSender = status === 401 || status === 403 || ABOUT_THE_SENDER.has(code);
  return { kind: "refused", failure: isSender ? "SENDER_REFUSED" : "REFUSED" };
}

function repliesTo({ name, address, also }: NonNullable<OutboundMail["replyTo"]>) {
  return also ? [mailbox(name, address), also] : mailbox(name, address);
}

/** Returns the request body. It must be the same for every try of one delivery, or Resend refuses the second. */
function messageOf(mail: OutboundMail) {
  return {
    from: mailbox(mail.fromName, mail.fromAddress),
    to: [mail.to],
    ...(mail.replyTo ? { replyTo: repliesTo(mail.replyTo) } : {}),
    subject: headerText(mail.subject),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.headers ? { headers: { ...mail.headers } } : {}),
  };
}

/**
 * Whether to try again. An error without a status, or a 404 from a wrong address, is no verdict of Resend on the email.
 */
function isWorthAnotherTry(status: number, code: string): boolean {
  return status < 400 || status >= 500 || [404, 408, 429].includes(status) || code === STILL_AT_IT;
}

function notSent(code: "PROVIDER_FAILED" | "TIMED_OUT"): Failure {
  return new Failure(code, "The mail could not be handed to Resend.");
}

/** Returns a mailbox, with the name quoted if it contains a character that has a meaning in addresses. */
function mailbox(name: string, address: string): string {
  const line = headerText(name);
  if (line === "") return address;
  const isPlain = /^[\p{L}\p{M}\p{N} '&_-]+$/u.test(line);
  return `${isPlain ? line : `"${line.replace(/["\\]/g, "\\$&")}"`} <${address}>`;
}
