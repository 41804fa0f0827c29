import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { selectForwarders, selectOwnersByToken } from "./forwarding.sql";
import { type MailAddresses, type MailOwner, ownerAmong, tokenOf } from "./mail-owner.model";

/** Decides whose mail it is. For the system: it looks across agents. */
export async function findMailOwner(tx: Tx, mail: MailAddresses): Promise<MailOwner> {
  const tokens = mail.recipients.map(tokenOf).filter((token) => token !== "");
  const [byToken, forwarding] = await Promise.all([
    selectOwnersByToken(tx, tokens),
    selectForwarders(tx, [...mail.senders, ...mail.forwarders]),
  ]);
  return ownerAmong(mail, { byToken, forwarding });
}
