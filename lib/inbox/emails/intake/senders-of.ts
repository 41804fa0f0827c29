import "server-only";
import type { SentBy } from "@/lib/inbox/forwarding/mail-owner.model";
import { addressesIn } from "@/lib/platform/mail/mail-addresses";
import type { ParsedMail } from "@/lib/reader/message/mail.model";
import { isSenderRefuted } from "./sender-verdict.model";

const MOST = 20;

/**
 * Who sent a mail: every address of From, and those that forwarding wrote down; nobody when the provider refutes the
 * sender. Reply-To, Sender and Return-Path say nothing of who wrote it.
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
