import { randomBytes, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { type FakeResend, json } from "../rules/inbound-mail/fake-resend";
import { testSettings } from "./environment";

export type Delivery = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
};
type Message = { readonly mark: string; readonly address: string; readonly resend: FakeResend };

const SECRET = testSettings("").INBOUND_WEBHOOK_SECRET ?? "";
export const RESEND_SIGNING_SECRET = `whsec_${randomBytes(24).toString("base64")}`;

/** One booking mail as each provider delivers it; the same mark is the same message. */
const PROVIDERS: Readonly<Record<string, (message: Message) => Delivery>> = {
  postmark: ({ mark, address }) => ({
    headers: { "content-type": "application/json", authorization: `Basic ${btoa(`postmark:${SECRET}`)}` },
    body: JSON.stringify({
      MessageID: mark,
      From: "res@harbour.test",
      FromFull: { Email: "res@harbour.test", Name: "Harbour\u0000 Hotels", MailboxHash: "" },
      To: address,
      OriginalRecipient: address,
      Subject: "Booking confirmation HB-4471",
      Date: "Mon, 5 Jan 2026 10:00:00 +0000",
      TextBody: TEXT,
      Headers: [],
      Attachments: [],
    }),
  }),
  raw: ({ mark, address }) => ({
    headers: {
      "content-type": "message/rfc822",
      "x-webhook-secret": SECRET,
      "x-original-recipient": address,
    },
    body: [
      "From: Harbour Hotels <res@harbour.test>",
      `To: ${address}`,
      `Message-ID: <${mark}@harbour.test>`,
      "Subject: Booking confirmation HB-4471",
      "Date: Mon, 5 Jan 2026 10:00:00 +0000",
      "",
      TEXT,
    ].join("\r\n"),
  }),
  resend: ({ mark, address, resend }) => {
    resend.answers.set(
      `/emails/receiving/${mark}`,
      json(200, {
        object: "email",
        id: mark,
        to: [address],
        from: "Harbour Hotels <res@harbour.test>",
        created_at: "2026-01-05T10:00:00.000Z",
        subject: "Booking confirmation HB-4471",
        bcc: [],
        cc: [],
        reply_to: [],
        received_for: [address],
        html: null,
        text: TEXT,
        headers: {},
        message_id: `<${mark}@harbour.test>`,
        raw: null,
        attachments: [],
      }),
    );
    return signed({
      type: "email.received",
      created_at: "2026-01-05T10:00:00.000Z",
      data: { email_id: mark },
    });
  },
};
const TEXT =
  "Confirmation number: HB-4471\nGuest: Marta Lind\nTotal: USD 1,200.00\nCheck-in: 2031-03-01\nCheck-out: 2031-03-08\n";
export const EACH_PROVIDER = Object.keys(PROVIDERS);

/** A booking mail as a provider delivers it; the same mark is the same message. Resend's is also laid out to be fetched. */
export function delivery(provider: string, message: Message): Delivery {
  const make = PROVIDERS[provider];
  if (!make) throw new Error(`No delivery is known for ${provider}.`);
  return make(message);
}

/** An event as Resend signs it. */
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
