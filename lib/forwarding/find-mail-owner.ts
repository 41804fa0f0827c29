import "server-only";
import type { Tx } from "@/lib/context/transaction";
import {
  selectOwnerByToken,
  selectOwnerByVerifiedAddress,
  selectOwnersByPendingAddress,
} from "./forwarding.sql";

/** Lower-case addresses of a mail: where it went, and who sent or forwarded it. */
export type MailAddresses = { readonly recipients: readonly string[]; readonly senders: readonly string[] };

/** Whose mail it is. `quarantined`: an agent has added the sender but not verified it. */
export type MailOwner =
  | { readonly kind: "owned"; readonly userId: string; readonly senderVerified: boolean }
  | { readonly kind: "quarantined"; readonly userId: string }
  | { readonly kind: "unknown" };

/**
 * Decides whose mail it is (domain.md 3): the private address it went to, else the verified forwarding address it came
 * from, else the one agent who has that address pending. For the system: it looks across agents.
 */
export async function findMailOwner(tx: Tx, mail: MailAddresses): Promise<MailOwner> {
  const tokens = mail.recipients.map(tokenOf).filter((token) => token !== "");
  const byToken = tokens.length > 0 ? await selectOwnerByToken(tx, tokens) : undefined;
  const bySender = mail.senders.length > 0 ? await selectOwnerByVerifiedAddress(tx, mail.senders) : undefined;
  if (byToken) return { kind: "owned", userId: byToken, senderVerified: bySender === byToken };
  if (bySender) return { kind: "owned", userId: bySender, senderVerified: true };
  const pending = mail.senders.length > 0 ? await selectOwnersByPendingAddress(tx, mail.senders) : [];
  const [only] = pending;
  return only && pending.length === 1 ? { kind: "quarantined", userId: only } : { kind: "unknown" };
}

/** `abc@in.example` and `inbound+abc@in.example` both carry the token `abc`. */
function tokenOf(address: string): string {
  const local = address.slice(0, address.lastIndexOf("@"));
  return local.slice(local.indexOf("+") + 1).toLowerCase();
}
