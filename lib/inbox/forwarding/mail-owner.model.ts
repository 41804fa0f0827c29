/** The lower-case addresses from which an email came, in the order in which they are checked. */
export type SentBy = {
  /** The authors, from the header From. */
  readonly senders: readonly string[];
  /** The forwarders, from the headers that forwarding adds. */
  readonly forwarders: readonly string[];
};

/** All addresses of an email; `recipients` holds those of the envelope first, then those of the headers. */
export type MailAddresses = SentBy & { readonly recipients: readonly string[] };

/** The agents to whom the addresses of one email belong. */
export type KnownAddresses = {
  readonly byToken: ReadonlyMap<string, string>;
  readonly forwarding: readonly {
    readonly userId: string;
    readonly address: string;
    readonly verified: boolean;
  }[];
};

/** The owner of an email. `quarantined`: an agent has added the sender but not verified it. */
export type MailOwner =
  | { readonly kind: "owned"; readonly userId: string; readonly senderVerified: boolean }
  | { readonly kind: "quarantined"; readonly userId: string }
  | { readonly kind: "unknown"; readonly reason: string };

const NOBODYS = "Neither the recipient nor the sender belongs to an agent.";
const SEVERAL = "The sender's addresses belong to more than one agent.";

/**
 * Determines the owner of an email. The first recipient that is a private address decides; else the verified
 * forwarding address from which it came, else the one agent who has that address pending. If two agents qualify at the
 * same step, nobody owns it.
 */
export function ownerAmong(mail: MailAddresses, known: KnownAddresses): MailOwner {
  const { senders, forwarders } = mail;
  const agentsOf = (addresses: readonly string[], verified: boolean) =>
    distinct(known.forwarding.filter((one) => one.verified === verified && addresses.includes(one.address)));
  const writers = agentsOf(senders, true);
  const byToken = mail.recipients.map((one) => known.byToken.get(tokenOf(one))).find((one) => one);
  if (byToken) return owned(byToken, writers);
  const verified = agentsOf([...senders, ...forwarders], true);
  if (verified.length > 1) return { kind: "unknown", reason: SEVERAL };
  if (verified[0]) return owned(verified[0], writers);
  const [pending, ...more] = agentsOf([...senders, ...forwarders], false);
  if (!pending) return { kind: "unknown", reason: NOBODYS };
  return more.length > 0 ? { kind: "unknown", reason: SEVERAL } : { kind: "quarantined", userId: pending };
}

/** Returns the token of a private address: `abc@in.example` and `inbound+abc@in.example` both have the token `abc`. */
export function tokenOf(address: string): string {
  const local = address.slice(0, address.lastIndexOf("@"));
  return local.slice(local.indexOf("+") + 1).toLowerCase();
}

/** A header that merely names a forwarder is easily forged: it identifies the agent, but doesn't verify the sender. */
function owned(userId: string, writers: readonly string[]): MailOwner {
  return { kind: "owned", userId, senderVerified: writers.length === 1 && writers[0] === userId };
}

function distinct(rows: readonly { readonly userId: string }[]): string[] {
  return [...new Set(rows.map((row) => row.userId))];
}
