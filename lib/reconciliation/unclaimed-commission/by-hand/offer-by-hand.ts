import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { monthOf } from "@/lib/platform/base/dates/calendar-date";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import {
  inAdminReadTransaction,
  inAdminTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import { lockTransactionForDecision } from "../../bank-transactions/linking/decide-transaction";
import { notFound } from "../../bank-transactions/read-transaction";
import type { AskedAgent, HandOffer } from "./asked.model";
import {
  hasDeposit,
  hasOffer,
  selectAskable,
  selectAsked,
  selectSupplierName,
  upsertAsked,
  withdrawAsked,
} from "./asked.sql";

/** Returns the agents to whom a deposit is offered. Throws NOT_FOUND if the deposit doesn't exist. */
export function listAsked(ctx: Context, transactionId: string): Promise<AskedAgent[]> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const asked = await selectAsked(tx, transactionId);
    if (asked.length === 0 && !(await hasDeposit(tx, transactionId))) throw notFound();
    return asked;
  });
}

/**
 * Offers an unmatched deposit to chosen agents, who see its supplier and month and may claim it, just like an offer
 * found by the search. Throws CONFLICT if the deposit isn't open or its supplier is unknown, INVALID_INPUT for an agent
 * who can't be asked.
 */
export function offerByHand(
  ctx: Context,
  { id, version, agentIds }: HandOffer,
): Promise<readonly AskedAgent[]> {
  return inAdminTransaction(ctx, async (tx) => {
    const { locked, link } = await lockTransactionForDecision(tx, { id, version });
    const { supplierId, bookedOn, amount, ignoredAt } = locked;
    if (link || ignoredAt !== null || amount.minor <= 0)
      throw new Failure("CONFLICT", "Only a deposit that is open can be offered.");
    if (supplierId === null)
      throw new Failure("CONFLICT", "Assign its supplier first: that is what agents are shown.");
    const wanted = [...new Set(agentIds)].toSorted();
    const askable = await selectAskable(tx, wanted, supplierId);
    if (wanted.some((agent) => !askable.has(agent))) {
      const message =
        "One of these agents can't be asked: suspended, or the supplier is another agent's own.";
      throw invalidField("agentIds", message);
    }
    const asked = await upsertAsked(tx, { id, supplierId, bookedOn }, wanted);
    await recordAudit(
      tx,
      ...asked.map(({ offerId, agentId }) => ({
        action: "commission-offer.offer",
        entity: "commission-offer",
        entityId: offerId,
        after: { transactionId: id, agentId },
      })),
    );
    const of = `${await selectSupplierName(tx, supplierId)} for ${monthInWords(monthOf(bookedOn).first)}`;
    for (const { offerId, agentId } of asked) await tellAsked(tx, agentId, offerId, of);
    return selectAsked(tx, id);
  });
}

/** Notifies the agent of the supplier and the month, with a link to claim the commission. */
function tellAsked(tx: Tx, agentId: string, offerId: string, of: string): Promise<number> {
  return inTenant(tx, agentId, (own) =>
    notifyAgent(own, {
      type: "SYSTEM",
      topic: "commission",
      title: "Is this commission yours?",
      message: `Commission of ${of} came without a booking. Claim it for one of yours, or say that it isn't yours.`,
      dedupeKey: `commission-offer:${offerId}:${tx.now.toISOString()}`,
      detailsPath: BOOKINGS_URL.href("/bookings/open", { view: "unclaimed" }),
    }),
  );
}

/**
 * Withdraws an offer made by hand. Throws NOT_FOUND if it doesn't exist, CONFLICT if it was claimed or withdrawn in the
 * meantime.
 */
export function withdrawOffer(ctx: Context, offerId: string): Promise<void> {
  return inAdminTransaction(ctx, async (tx) => {
    if (!(await withdrawAsked(tx, offerId))) {
      if (!(await hasOffer(tx, offerId))) throw new Failure("NOT_FOUND");
      throw new Failure(
        "CONFLICT",
        "This was claimed or taken back meanwhile. A claim is approved or declined.",
      );
    }
    await recordAudit(tx, {
      action: "commission-offer.withdraw",
      entity: "commission-offer",
      entityId: offerId,
    });
  });
}
