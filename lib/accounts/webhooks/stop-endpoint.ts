import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { giveUpDeliveries } from "./delivery.sql";
import { type EndpointRow, updateEndpoint } from "./endpoint.sql";
import type { StopReason } from "./webhook.model";

type Failing = Exclude<StopReason, "agent" | "reset">;

const WHY: Readonly<Record<Failing, string>> = {
  failing: "Nothing has arrived there for three days.",
  gone: "It answered that it is gone for good (410).",
};

/**
 * Switches off an endpoint that no longer responds, gives up its waiting messages, and notifies its agent once, also by
 * email if they prefer that.
 */
export async function stopEndpoint(tx: Tx, { id, url }: EndpointRow, because: Failing): Promise<void> {
  const userId = ownerOf(tx);
  await updateEndpoint(tx, userId, id, { stoppedAt: tx.now, stoppedBecause: because });
  await giveUpDeliveries(tx, userId, id);
  await Promise.all([
    notifyAgent(tx, {
      type: "SYSTEM",
      title: "A webhook was switched off",
      message: `${new URL(url).host}: ${WHY[because]} Switch it on again under Settings, API keys.`,
      detailsPath: `/settings/webhooks/${id}`,
      dedupeKey: `webhook-off:${id}:${tx.now.toISOString()}`,
    }),
    recordAudit(tx, { action: "webhook.stop", entity: "webhook", entityId: id, after: { because } }),
  ]);
}
