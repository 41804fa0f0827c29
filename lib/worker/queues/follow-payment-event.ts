import "server-only";
import { z } from "zod";
import { followPaymentEvent } from "@/lib/accounts/billing/follow-payment-event";
import { queue, USUAL_RETRIES } from "./queue";

const data = z.object({ eventId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "follow-payment-event": z.infer<typeof data>;
  }
}

export const followPaymentEventQueue = queue({
  data,
  // Some hours: the provider may be away for longer than a mail waits.
  retries: { ...USUAL_RETRIES, retryLimit: 12, retryDelay: 5 },
  handle: async (ctx, { eventId }) => ({ owner: null, store: await followPaymentEvent(ctx, eventId) }),
  giveUp: null,
});
