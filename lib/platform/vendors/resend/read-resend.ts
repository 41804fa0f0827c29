import "server-only";
import { createHash } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { storable } from "@/lib/platform/base/text";
import { composeMessage, leftOut, type MessagePart } from "@/lib/platform/mail/compose-message";
import {
  INBOUND_LIMITS,
  type InboundCall,
  type InboundMail,
  type InboundProvider,
  type InboundRequest,
  type InboundSecrets,
} from "@/lib/platform/mail/inbound-mail";
import { recipientsOf } from "@/lib/platform/mail/mail-addresses";
import { isMessage, messageHeaders } from "@/lib/platform/mail/message-headers";
import { checkContentType, readJson } from "@/lib/platform/mail/read-json";
import { mailOfBytes } from "@/lib/platform/mail/read-raw";
import {
  download,
  fetchReceivedAttachment,
  fetchReceivedMail,
  type ReceivedMail,
  type ResendAccess,
} from "./received-mail";

/** Resend expects a response within ten seconds. */
const PATIENCE_MS = 8_000;

const event = z.object({ type: z.string() });
const receivedEvent = z.object({
  data: z.object({ email_id: z.string().regex(/^[\w-]{1,100}$/, "email_id is not an id") }),
});

/** A message that Resend announces with a signed event and that is then fetched through its API. */
export const resend: InboundProvider = {
  largest: 1024 * 1024,
  admit: (call, { resendSigningSecret }) => {
    if (!resendSigningSecret) throw new Failure("NOT_SIGNED_IN", "This webhook is not set up.");
    if (signed(call, "signature") === "") throw notSigned();
    checkContentType(call, ["application/json"]);
  },
  read: (request, secrets) => {
    checkSignature(request, secrets.resendSigningSecret ?? "");
    return fetchAnnounced(request, secrets);
  },
};

/** Fetches the message that a genuine event announces; returns null for an event about anything else. */
export async function fetchAnnounced(
  request: InboundRequest,
  secrets: InboundSecrets,
  patience = PATIENCE_MS,
): Promise<InboundMail | null> {
  if (readJson(request, event).type !== "email.received") return null;
  const id = readJson(request, receivedEvent).data.email_id;
  if (!secrets.resendApiKey) throw new Failure("UNAVAILABLE", "Receiving by Resend is not set up.");
  const access = {
    apiKey: secrets.resendApiKey,
    baseUrl: secrets.resendBaseUrl,
    signal: AbortSignal.timeout(patience),
  };
  const mail = await fetchReceivedMail(id, access);
  const message = (await wholeMail(mail, access)) ?? (await rebuiltMail(id, mail, access));
  return { ...message, messageKey: id, fingerprint: fingerprintOf(mail) };
}

/**
 * Returns a hash of the message without its download link, which expires. After that the message is rebuilt in another
 * way, but its content stays the same.
 */
function fingerprintOf({ raw: _expiring, ...lasting }: ReceivedMail): string {
  return createHash("sha256").update(JSON.stringify(lasting)).digest("hex");
}

/**
 * Verifies the signature as Standard Webhooks defines it, with a tolerance of 300 s; the library compares in constant
 * time.
 */
function checkSignature(request: InboundRequest, secret: string): void {
  try {
    new Webhook(secret).verify(
      Buffer.from(request.body),
      {
        "webhook-id": signed(request, "id"),
        "webhook-timestamp": signed(request, "timestamp"),
        "webhook-signature": signed(request, "signature"),
      },
      { jsonParse: false },
    );
  } catch {
    throw notSigned();
  }
}

function signed({ headers }: InboundCall, name: string): string {
  return headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? "";
}

function notSigned(): Failure {
  return new Failure("NOT_SIGNED_IN", "The webhook's signature is missing or wrong.");
}

/** Returns the original message, where Resend offers it. */
async function wholeMail(mail: ReceivedMail, access: ResendAccess): Promise<InboundMail | undefined> {
  if (!mail.raw) return undefined;
  const bytes = await download(mail.raw.download_url, access, INBOUND_LIMITS.mail + 1);
  if (!bytes || !isMessage(messageHeaders(bytes))) return undefined;
  return { ...mailOfBytes("resend", bytes, mail.received_for), ...receivedAt(mail) };
}

async function rebuiltMail(id: string, mail: ReceivedMail, access: ResendAccess): Promise<InboundMail> {
  const { attachments, notices } = await attachmentsOf(id, mail, access);
  const composed = await composeMessage({
    messageKey: id,
    headers: headersOf(mail),
    from: [],
    to: [],
    cc: [],
    subject: storable(mail.subject),
    date: mail.created_at,
    text: storable(mail.text),
    html: storable(mail.html),
    attachments,
  });
  return {
    provider: "resend",
    messageKey: id,
    recipients: recipientsOf(mail.received_for, recipientHeaders(mail)),
    raw: composed.raw,
    notices: [...notices, ...composed.notices],
    ...receivedAt(mail),
  };
}

/** Returns the message's own headers, with values from Resend's other fields for those that are missing. */
function headersOf(mail: ReceivedMail): [string, string][] {
  const given = Object.entries(mail.headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, storable(value)]),
  );
  const known = new Set(given.map(([name]) => name.toLowerCase()));
  const told: [string, string][] = [
    ["From", mail.from],
    ["To", mail.to.join(", ")],
    ["Cc", mail.cc.join(", ")],
    ["Message-ID", mail.message_id],
  ];
  return [...given, ...told.filter(([name, value]) => value !== "" && !known.has(name.toLowerCase()))];
}

function recipientHeaders(mail: ReceivedMail): [string, string][] {
  const told: [string, string][] = [
    ["to", mail.to.join(", ")],
    ["cc", mail.cc.join(", ")],
  ];
  return [...headersOf(mail).map(([name, value]): [string, string] => [name.toLowerCase(), value]), ...told];
}

/**
 * Fetches the attachments one after the other and within the size limit of an email, so that an email full of them
 * can't exhaust the memory.
 */
async function attachmentsOf(id: string, mail: ReceivedMail, access: ResendAccess) {
  const attachments: MessagePart[] = [];
  const notices: string[] = [];
  let room: number = INBOUND_LIMITS.mail;
  for (const file of mail.attachments) {
    if (file.size > room) {
      notices.push(leftOut(storable(file.filename)));
      continue;
    }
    const bytes = await fetchReceivedAttachment(id, file.id, access, room);
    room -= bytes?.byteLength ?? 0;
    if (bytes) attachments.push(partOf(file, bytes));
    else notices.push(`The attachment ${storable(file.filename)} is no longer available at Resend.`);
  }
  return { attachments, notices };
}

function partOf(file: ReceivedMail["attachments"][number], bytes: Uint8Array): MessagePart {
  return {
    name: storable(file.filename),
    contentType: file.content_type.split(";", 1)[0]?.trim() ?? "",
    contentId: storable(file.content_id),
    bytes,
  };
}

function receivedAt(mail: ReceivedMail): { receivedAt?: Date } {
  const time = Date.parse(mail.created_at);
  return Number.isNaN(time) ? {} : { receivedAt: new Date(time) };
}
