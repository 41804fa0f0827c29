import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { payoutPaid } from "@/lib/accounts/webhooks/webhook-event.model";
import { formatMoney } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { selectTold } from "./run-payouts.sql";

/**
 * Notifies each agent whom a run has paid, once: in the product, by email if they want that, and by their webhooks
 * (`payout.paid`); or, for a payout that came back, its agent in the product and by email. Every notification links to
 * the statement.
 */
export async function tellPayouts(ctx: Context, job: JobData["tell-payouts"]): Promise<void> {
  const told = await inSystemReadTransaction(ctx, (tx) => selectTold(tx, job));
  for (const { id, userId, amountMinor, currency, cameBackReason } of told) {
    const amount = formatMoney({ minor: amountMinor, currency });
    const words = job.cameBackId ? cameBack(amount, cameBackReason) : paid(amount);
    await inTenant(ctx, userId, async (tx) => {
      const isNew = await notifyAgent(tx, {
        type: "ADVISOR_PAYOUT",
        ...words,
        dedupeKey: `payout-${job.cameBackId ? "came-back" : "paid"}:${id}`,
        payoutId: id,
        detailsPath: `/payouts/${id}`,
      });
      if (isNew > 0 && !job.cameBackId) await announceEvents(tx, [payoutPaid(id)]);
    });
  }
}

function paid(amount: string) {
  return {
    title: `${amount} was paid to you`,
    message: "Your statement says for which bookings, and what of each is yours.",
  };
}

function cameBack(amount: string, reason: string | null) {
  return {
    title: `${amount} did not reach you`,
    message: `It came back to your agency${reason ? `: ${reason}` : ""}. It is ready for a later payout; check where you are paid.`,
  };
}
