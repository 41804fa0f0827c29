import "server-only";
import { z } from "zod";
import { storable } from "@/lib/base/text";
import { composeMessage, type MessagePart } from "./compose-message";
import { INBOUND_LIMITS, type InboundMail, type InboundRequest, type InboundSecrets } from "./inbound-mail";
import { addressesIn } from "./mail-addresses";
import { checkContentType, checkSize, readJson } from "./read-json";
import { checkWebhookSecret } from "./webhook-secret";

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
export function readPostmark(request: InboundRequest, secrets: InboundSecrets): InboundMail {
  checkWebhookSecret(request, secrets.webhookSecret);
  checkContentType(request, ["application/json"]);
  checkSize(request, INBOUND_LIMITS.body);
  const mail = readJson(request, postmarkMail);
  const returnPath = mail.Headers.filter((header) => header.Name.toLowerCase() === "return-path");
  const envelopeFrom = addressesIn(returnPath.map((header) => header.Value))[0];
  return {
    provider: "postmark",
    messageKey: mail.MessageID,
    recipients: recipientsOf(mail),
    ...(envelopeFrom ? { envelopeFrom } : {}),
    ...messageOf(mail),
  };
}

function messageOf(mail: PostmarkMail): Pick<InboundMail, "raw" | "notices"> {
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

/** The plain forms of sender and recipients stand in where the detailed ones are missing. */
function unparsed(mail: PostmarkMail): [string, string][] {
  const fields: [string, string][] = [];
  if (!mail.FromFull && mail.From !== "") fields.push(["From", mail.From]);
  if (mail.ToFull.length === 0 && mail.To !== "") fields.push(["To", mail.To]);
  return fields;
}

function recipientsOf(mail: PostmarkMail): string[] {
  const detailed = [...mail.ToFull, ...mail.CcFull, ...mail.BccFull];
  return addressesIn([
    withHash(mail.OriginalRecipient, mail.MailboxHash),
    mail.OriginalRecipient,
    ...detailed.map((one) => withHash(one.Email, one.MailboxHash)),
    mail.To,
  ]);
}

/** The hash is what followed the plus sign; some of Postmark's fields carry the address without it. */
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
