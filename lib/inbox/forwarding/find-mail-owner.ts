import "server-only";
import { env } from "@/lib/platform/base/env";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectForwarders, selectOwnersByToken } from "./forwarding-address.sql";
import { type MailAddresses, type MailOwner, ownerAmong, type SentBy, tokenOf } from "./mail-owner.model";

/**
 * Determines the owner of an email. For the system, because it searches across agents. A token at a domain other than
 * ours isn't a private address.
 */
export async function findMailOwner(tx: Tx, { recipients, ...sentBy }: MailAddresses): Promise<MailOwner> {
  const domain = `@${env.INBOUND_DOMAIN.toLowerCase()}`;
  const mail = { ...sentBy, recipients: recipients.filter((address) => address.endsWith(domain)) };
  const tokens = mail.recipients.map(tokenOf).filter((token) => token !== "");
  const [byToken, forwarding] = await Promise.all([
    selectOwnersByToken(tx, tokens),
    selectForwarders(tx, [...mail.senders, ...mail.forwarders]),
  ]);
  return ownerAmong(mail, { byToken, forwarding });
}

/**
 * Determines the owners of emails that went to no private address, once more is known about their senders; in the
 * given order.
 */
export async function findWaitingOwners(tx: Tx, mails: readonly SentBy[]): Promise<MailOwner[]> {
  const addresses = mails.flatMap(({ senders, forwarders }) => [...senders, ...forwarders]);
  const forwarding = await selectForwarders(tx, [...new Set(addresses)]);
  return mails.map((mail) => ownerAmong({ ...mail, recipients: [] }, { byToken: new Map(), forwarding }));
}
