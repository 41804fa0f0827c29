import { afterAnswer } from "@/lib/delivery/after-answer";
import { webhook } from "@/lib/delivery/webhook";
import { receiveDelivery } from "@/lib/emails/receive-delivery";
import { drainFor } from "@/lib/worker/run-jobs";

const BUDGET_MS = 20_000;

export const POST = webhook("inbound-email", async ({ ctx, params, headers, url, body }) => {
  const receipt = await receiveDelivery(ctx, params.provider ?? "", { headers, url, body });
  afterAnswer(() => drainFor(BUDGET_MS));
  return receipt;
});
