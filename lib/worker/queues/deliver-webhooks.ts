import "server-only";
import { z } from "zod";
import { deliverWebhooks } from "@/lib/accounts/webhooks/deliver-webhooks";
import { describeEvents } from "@/lib/worker/webhook-messages/describe-events";
import { queue } from "./queue";

const data = z.object({ userId: z.string(), endpointId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "deliver-webhooks": z.infer<typeof data>;
  }
}

/** What fails at the receiver is its own matter and tried again by a job of its own; retries are for what fails here. */
export const deliverWebhooksQueue = queue({
  data,
  handle: async (ctx, data) => ({
    owner: data.userId,
    store: await deliverWebhooks(ctx, data, describeEvents),
  }),
  giveUp: null,
});
