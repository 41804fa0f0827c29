import "server-only";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { Failure } from "@/lib/base/failure";
import { storable } from "@/lib/base/text";
import {
  download,
  fetchReceivedAttachment,
  fetchReceivedMail,
  type ReceivedMail,
  type ResendAccess,
} from "../resend/received-mail";
import { composeMessage, leftOut, type MessagePart } from "./compose-message";
import { INBOUND_LIMITS, type InboundMail, type InboundRequest, type InboundSecrets } from "./inbound-mail";
import { addressesIn } from "./mail-addresses";
import { isMessage, messageHeaders } from "./message-headers";
import { checkContentType, checkSize, readJson } from "./read-json";
import { mailOfBytes } from "./read-raw";

const LARGEST_EVENT = 1024 * 1024;
/** Resend waits for an answer; ours has to come within ten seconds. */
const PATIENCE_MS = 8_000;

const event = z.object({ type: z.string() });
const receivedEvent = z.object({
  data: z.object({ email_id: z.string().regex(/^[\w-]{1,100}$/, "email_id is not an id") }),
});

/**
 * A message that Resend announces with a signed event and that is then fetched through its API. Nothing for an event
 * that announces something else.
 */
export async function readResend(
  request: InboundRequest,
  secrets: InboundSecrets,
  patience = PATIENCE_MS,
): Promise<InboundMail | null> {
  checkSignature(request, secrets.resendSigningSecret);
  checkContentType(request, ["application/json"]);
  if (readJson(request, event).type !== "email.received") return null;
  const id = readJson(request, receivedEvent).data.email_id;
  if (!secrets.resendApiKey) throw new Failure("UNAVAILABLE", "Receiving by Resend is not set up.");
  const access = {
    apiKey: secrets.resendApiKey,
    baseUrl: secrets.resendBaseUrl,
    signal: AbortSignal.timeout(patience),
  };
  const mail = await fetchReceivedMail(id, access);
  return { ...((await wholeMail(mail, access)) ?? (await rebuiltMail(id, mail, access))), messageKey: id };
}

/** Signed as Standard Webhooks says, with a tolerance of 300 s; the library compares in constant time. */
function checkSignature(request: InboundRequest, secret: string | undefined): void {
  checkSize(request, LARGEST_EVENT);
  if (!secret) throw new Failure("NOT_SIGNED_IN", "This webhook is not set up.");
  const signed = (name: string) =>
    request.headers.get(`svix-${name}`) ?? request.headers.get(`webhook-${name}`) ?? "";
  try {
    new Webhook(secret).verify(
      Buffer.from(request.body),
      {
        "webhook-id": signed("id"),
        "webhook-timestamp": signed("timestamp"),
        "webhook-signature": signed("signature"),
      },
      { jsonParse: false },
    );
  } catch {
    throw new Failure("NOT_SIGNED_IN", "The webhook's signature is missing or wrong.");
  }
}

/** The message as it was sent, where Resend offers it. */
async function wholeMail(mail: ReceivedMail, access: ResendAccess): Promise<InboundMail | undefined> {
  if (!mail.raw) return undefined;
  const bytes = await download(mail.raw.download_url, access, INBOUND_LIMITS.mail + 1);
  if (!bytes || !isMessage(messageHeaders(bytes))) return undefined;
  return { ...mailOfBytes("resend", bytes, mail.received_for), ...receivedAt(mail) };
}

async function rebuiltMail(id: string, mail: ReceivedMail, access: ResendAccess): Promise<InboundMail> {
  const { attachments, notices } = await attachmentsOf(id, mail, access);
  const composed = composeMessage({
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
    recipients: addressesIn([...mail.received_for, ...mail.to, ...mail.cc]),
    raw: composed.raw,
    notices: [...notices, ...composed.notices],
    ...receivedAt(mail),
  };
}

/** The message's own headers, and what Resend tells beside them where one is missing. */
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

/** One after the other and within the mail's limit, so that a mail full of them can't fill the memory. */
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
