import "server-only";
import { updateNotification } from "@/lib/accounts/notifications/notify-agent";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Deposit } from "./deposit.model";
import { selectLinkParts } from "./deposit.sql";
import { depositMessage } from "./deposit-message.model";

/** Notifies the agent, once per link, of what it paid them; a later payment of the same link updates that message. */
export async function notifyOfDeposit(
  tx: Tx,
  { linkId, payoutId, payer }: Pick<Deposit, "linkId" | "payoutId" | "payer">,
): Promise<void> {
  if (linkId === null || payoutId === null) return;
  const parts = await selectLinkParts(tx, ownerOf(tx), linkId);
  const [first] = parts;
  if (!first) return;
  await updateNotification(tx, {
    type: "ADVISOR_PAYOUT",
    ...depositMessage(parts, payer),
    dedupeKey: `payout:${linkId}`,
    bookingId: first.bookingId,
    payoutId,
  });
}
