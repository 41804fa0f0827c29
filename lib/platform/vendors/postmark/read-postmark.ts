import "server-only";
import { z } from "zod";
import { storable } from "@/lib/platform/base/text";
import { composeMessage, type MessagePart } from "@/lib/platform/mail/compose-message";
import { INBOUND_LIMITS, type InboundMail, type InboundProvider } from "@/lib/platform/mail/inbound-mail";
import { recipientsOf } from "@/lib/platform/mail/mail-addresses";
import { checkContentType, readJson } from "@/lib/platform/mail/read-json";
import { checkWebhookSecret } from "@/lib/platform/mail/webhook-secret";

const words = z
  .string()
  .nullish()
  .transform((value) => storable(value ?? ""));
const list = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
const mailbox = z.object({ Email: words, Name: words, MailboxHash: words });

const postmarkMail = z.object({
  MessageID: z.string().trim().min(1, "MessageID is missing").max(250).transform(storable),
  From: words,
  FromFull: mailbox.nullish(),
  To: words,
  Cc: words,
  Bcc: words,
  ToFull: list(mailbox),
  CcFull: list(mailbox),
  BccFull: list(mailbox),
  OriginalRecipient: words,
  MailboxHash: words,
  Subject: words,
  Date: words,
  HtmlBody: words,
  TextBody: words,
  Headers: list(z.object({ Name: words, Value: words })),
  Attachments: list(
    z.object({
      Name: words,
      Content: z.string().refine((content) => !/[^\w+/=\s-]/.test(content), "Content is not base64"),
      ContentType: words,
      ContentID: words,
    }),
  ),
});

type PostmarkMail = z.output<typeof postmarkMail>;

/** A message as Postmark's inbound webhook posts it: JSON, with the parts of the message as fields. */
export const postmark: InboundProvider = {
  largest: INBOUND_LIMITS.body,
  admit: (call, { webhookSecret }) => {
    checkWebhookSecret(call, webhookSecret);
    checkContentType(call, ["application/json"]);
  },
  read: async (request) => {
    const mail = readJson(request, postmarkMail);
    return {
      provider: "postmark",
      messageKey: mail.MessageID,
      recipients: recipients(mail),
      ...(await messageOf(mail)),
    };
  },
};

function messageOf(mail: PostmarkMail): Promise<Pick<InboundMail, "raw" | "notices">> {
  return composeMessage({
    messageKey: mail.MessageID,
    headers: [...mail.Headers.map(({ Name, Value }) => [Name, Value] as const), ...unparsed(mail)],
    from: mail.FromFull ? [named(mail.FromFull)] : [],
    to: mail.ToFull.map(named),
    cc: mail.CcFull.map(named),
    subject: mail.Subject,
    date: mail.Date,
    text: mail.TextBody,
    html: mail.HtmlBody,
    attachments: mail.Attachments.map(attachmentOf),
  });
}

/**
 * Returns headers for fields that are missing: the plain forms of sender and recipients where the detailed ones are
 * missing, and Postmark's id as the Message-ID.
 */
function unparsed(mail: PostmarkMail): [string, string][] {
  const fields: [string, string][] = [];
  const isNamed = mail.Headers.some(({ Name }) => Name.toLowerCase() === "message-id");
  if (!isNamed) fields.push(["Message-ID", `<${mail.MessageID}@inbound.postmarkapp.com>`]);
  if (!mail.FromFull && mail.From !== "") fields.push(["From", mail.From]);
  if (mail.ToFull.length === 0 && mail.To !== "") fields.push(["To", mail.To]);
  if (mail.CcFull.length === 0 && mail.Cc !== "") fields.push(["Cc", mail.Cc]);
  return fields;
}

/**
 * Returns the recipients: first the envelope's, which decides, then those in the message's own headers, each also with
 * its hash.
 */
function recipients(mail: PostmarkMail): string[] {
  const envelope = [mail.OriginalRecipient, withHash(mail.OriginalRecipient, mail.MailboxHash)];
  const named = (name: string, boxes: PostmarkMail["ToFull"], plain: string) =>
    [...boxes.flatMap((one) => [one.Email, withHash(one.Email, one.MailboxHash)]), plain].map(
      (address) => [name, address] as const,
    );
  return recipientsOf(envelope, [
    ...mail.Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value] as const),
    ...named("to", mail.ToFull, mail.To),
    ...named("cc", mail.CcFull, mail.Cc),
    ...named("bcc", mail.BccFull, mail.Bcc),
  ]);
}

/** Adds the hash to an address. The hash is the text after the plus sign, which some of Postmark's fields leave out. */
function withHash(address: string, hash: string): string {
  const at = address.lastIndexOf("@");
  if (hash === "" || at < 0 || address.slice(0, at).includes("+")) return address;
  return `${address.slice(0, at)}+${hash}${address.slice(at)}`;
}

function named({ Email, Name }: z.output<typeof mailbox>): { name: string; address: string } {
  return { name: Name, address: Email };
}

function attachmentOf(part: PostmarkMail["Attachments"][number]): MessagePart {
  return {
    name: part.Name,
    contentType: part.ContentType.split(";", 1)[0]?.trim() ?? "",
    contentId: part.ContentID,
    bytes: Buffer.from(part.Content, "base64"),
  };
}
