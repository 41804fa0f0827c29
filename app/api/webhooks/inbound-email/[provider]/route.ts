import { webhook } from "@/lib/delivery/webhook";
import { receiveDelivery } from "@/lib/emails/receive-delivery";
import { drainAfterResponse } from "@/lib/worker/drain-after-response";

export const POST = webhook("inbound-email", async ({ ctx, params, headers, url, body }) => {
  const receipt = await receiveDelivery(ctx, params.provider ?? "", { headers, url, body });
  drainAfterResponse();
  return receipt;
});
