import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { payoutPaid } from "@/lib/accounts/webhooks/webhook-event.model";
import { currency, formatMoney } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { selectPaid } from "./run-payouts.sql";

/** Tells each agent whom a run has paid so, once: in the product, by mail as they want that, and their endpoints (`payout.paid`). Both lead to their statement. */
export async function tellPayouts(ctx: Context, { runId }: JobData["tell-payouts"]): Promise<void> {
  const paid = await inSystemReadTransaction(ctx, (tx) => selectPaid(tx, runId));
  for (const { id, userId, amountMinor, currency: code } of paid) {
    const amount = formatMoney({ minor: amountMinor, currency: currency.parse(code) });
    await inTenant(ctx, userId, async (tx) => {
      const told = await notifyAgent(tx, {
        type: "ADVISOR_PAYOUT",
        title: `${amount} was paid to you`,
        message: "Your statement says for which bookings, and what of each is yours.",
        dedupeKey: `payout-paid:${id}`,
        payoutId: id,
        detailsPath: `/payouts/${id}`,
      });
      if (told > 0) await announceEvents(tx, [payoutPaid(id)]);
    });
  }
}
