import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";

/** A letter that can be sent: its supplier has an address. */
export type Sendable = {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
};

/** The letters that the suppliers' rules call for by now, of those that aren't put off and can be written to. */
export function lettersDue(groups: readonly ChaseGroup[]): Sendable[] {
  return groups.flatMap((group) => {
    const { supplierId, contactEmail: to, snoozedUntil, chase } = group;
    const isSendable = supplierId && to && !snoozedUntil && chase.isDue && !isSent(group);
    return isSendable ? [{ group, supplierId, to }] : [];
  });
}

/** Whether the letter that there is to send has left, or is about to; one that failed or was taken back hasn't. */
export function isSent({ lastEmail, chase }: ChaseGroup): boolean {
  if (!lastEmail) return false;
  if (lastEmail.state === "waiting" || lastEmail.state === "sending") return true;
  return lastEmail.state === "sent" && !chase.isDue;
}
