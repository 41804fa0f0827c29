import "server-only";
import type { SentBy } from "@/lib/inbox/forwarding/mail-owner.model";
import { addressesIn } from "@/lib/platform/mail/mail-addresses";
import type { ParsedMail } from "@/lib/reader/message/mail.model";
import { isSenderRefuted } from "./sender-verdict.model";

const MOST = 20;

/**
 * Returns the senders of an email: every address of From, and those that forwarding recorded; none if the provider
 * refutes the sender. Reply-To, Sender and Return-Path don't tell who wrote it.
 */
export function sendersOf(mail: Pick<ParsedMail, "headers">): SentBy {
  if (isSenderRefuted(mail)) return { senders: [], forwarders: [] };
  const values = (...names: string[]) =>
    mail.headers.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  const listed = values("x-forwarded-for", "x-forwarded-by").flatMap((value) => value.split(/[\s,]+/, MOST));
  return {
    senders: addressesIn(values("from")).slice(0, MOST),
    forwarders: addressesIn([...listed, ...values("resent-from")]).slice(0, MOST),
  };
}
