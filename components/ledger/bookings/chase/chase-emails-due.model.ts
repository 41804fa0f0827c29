import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";

/** A chase email that can be sent, because its supplier has a contact address. */
export type Sendable = {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
};

/**
 * Returns the chase emails that are due by the suppliers' rules, without those that are put off, were sent already
 * or have no contact address.
 */
export function chaseEmailsDue(groups: readonly ChaseGroup[]): Sendable[] {
  return groups.flatMap((group) => {
    const { supplierId, contactEmail: to, snoozedUntil, chase } = group;
    const isSendable = supplierId && to && !snoozedUntil && chase.isDue && !isSent(group);
    return isSendable ? [{ group, supplierId, to }] : [];
  });
}

/** Returns whether the current chase email was sent or is about to be; false if it failed or was withdrawn. */
export function isSent({ lastEmail, chase }: ChaseGroup): boolean {
  if (!lastEmail) return false;
  if (lastEmail.state === "waiting" || lastEmail.state === "sending") return true;
  return lastEmail.state === "sent" && !chase.isDue;
}
