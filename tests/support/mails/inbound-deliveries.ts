import { randomBytes, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { content, type FakeResend, json } from "../../rules/inbound-mail/fake-resend";
import { testSettings } from "../app/environment";

export type Delivery = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
};
export type MailFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
/** The ways in which a delivery differs from the sample. `to` and `cc` are header fields, unlike the envelope. */
export type Differently = {
  readonly envelope?: string;
  readonly from?: string;
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly date?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly MailFile[];
};
type Message = Differently & { readonly mark: string; readonly address: string; readonly resend: FakeResend };

const SECRET = testSettings("").INBOUND_WEBHOOK_SECRET ?? "";
export const RESEND_SIGNING_SECRET = `whsec_${randomBytes(24).toString("base64")}`;

/** Builds a booking email as each provider delivers it; the same mark means the same message. */
const PROVIDERS: Readonly<Record<string, (message: Message) => Delivery>> = {
  postmark: (message) => {
    const { mark, from, to, cc, envelope, date, text, headers, files } = told(message);
    return {
      headers: { "content-type": "application/json", authorization: `Basic ${btoa(`postmark:${SECRET}`)}` },
      body: JSON.stringify({
        MessageID: mark,
        From: from,
        FromFull: { Email: from, Name: "Harbour\u0000 Hotels", MailboxHash: "" },
        To: to.join(", "),
        ToFull: to.map(mailbox),
        CcFull: cc.map(mailbox),
        OriginalRecipient: envelope,
        Subject: "Booking confirmation HB-4471",
        Date: date,
        TextBody: text,
        Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        Attachments: files.map(({ name, type, bytes }) => ({
          Name: name,
          ContentType: type,
          Content: Buffer.from(bytes).toString("base64"),
        })),
      }),
    };
  },
  raw: (message) => ({
    headers: {
      "content-type": "message/rfc822",
      "x-webhook-secret": SECRET,
      "x-original-recipient": told(message).envelope,
    },
    body: rawMessage(message),
  }),
  resend: (message) => {
    const { mark, from, to, cc, envelope, date, text, headers, files, resend } = told(message);
    resend.answers.set(
      `/emails/receiving/${mark}`,
      json(200, {
        object: "email",
        id: mark,
        to,
        from: `Harbour Hotels <${from}>`,
        created_at: "2026-01-05T10:00:00.000Z",
        subject: "Booking confirmation HB-4471",
        bcc: [],
        cc,
        reply_to: [],
        received_for: envelope === "" ? [] : [envelope],
        html: null,
        text,
        headers: { ...headers, date },
        message_id: `<${mark}@harbour.test>`,
        raw: null,
        attachments: files.map((file, at) => laidOut(resend, mark, file, at)),
      }),
    );
    return signed({
      type: "email.received",
      created_at: "2026-01-05T10:00:00.000Z",
      data: { email_id: mark },
    });
  },
};

function told(message: Message) {
  const { address } = message;
  const sample = {
    envelope: address,
    from: "res@harbour.test",
    to: [address],
    cc: [],
    headers: {},
    files: [],
  };
  return { ...sample, date: "Mon, 5 Jan 2026 10:00:00 +0000", text: TEXT, ...message };
}

function mailbox(Email: string) {
  return { Email, Name: "", MailboxHash: "" };
}

function laidOut(resend: FakeResend, mark: string, { name, type, bytes }: MailFile, at: number) {
  const id = `file-${at}`;
  const place = `/files/${mark}/${id}`;
  resend.answers.set(place, content(200, bytes));
  resend.answers.set(
    `/emails/receiving/${mark}/attachments/${id}`,
    json(200, { id, download_url: `${resend.url}${place}` }),
  );
  return { id, filename: name, size: bytes.byteLength, content_type: type, content_id: null };
}

/** Returns the message in the form in which mail servers pass it on. */
export function rawMessage(
  message: Omit<Message, "resend" | "address"> & { readonly address?: string },
): string {
  const { mark, from, to, cc, date, text, headers, files } = told(message as Message);
  const head = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `From: Harbour Hotels <${from}>`,
    `To: ${to.join(", ")}`,
    ...(cc.length > 0 ? [`Cc: ${cc.join(", ")}`] : []),
    `Message-ID: <${mark}@harbour.test>`,
    "Subject: Booking confirmation HB-4471",
    `Date: ${date}`,
  ];
  if (files.length === 0) return [...head, "", text].join("\r\n");
  const parts = files.flatMap(({ name, type, bytes }) => [
    "--part",
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
  ]);
  return [
    ...head,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="part"',
    "",
    ...(text === "" ? [] : ["--part", "Content-Type: text/plain; charset=utf-8", "", text]),
    ...parts,
    "--part--",
    "",
  ].join("\r\n");
}

const TEXT =
  "Confirmation number: HB-4471\nGuest: Marta Lind\nTotal: USD 1,200.00\nCheck-in: 2031-03-01\nCheck-out: 2031-03-08\n";
export const EACH_PROVIDER = Object.keys(PROVIDERS);

/**
 * Returns a provider's delivery of a booking email; the same mark means the same message. Resend's copy is also made
 * available for fetching.
 */
export function delivery(provider: string, message: Message): Delivery {
  const make = PROVIDERS[provider];
  if (!make) throw new Error(`No delivery is known for ${provider}.`);
  return make(message);
}

/** Signs an event as Resend does. */
export function signed(event: object, at = new Date()): Delivery {
  const id = `msg_${randomUUID()}`;
  const body = JSON.stringify(event);
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
    "svix-signature": new Webhook(RESEND_SIGNING_SECRET).sign(id, at, body),
  };
  return { body, headers };
}
