import "server-only";
import { z } from "zod";
import { followPaymentEvent } from "@/lib/accounts/billing/follow-payment-event";
import { queue } from "./queue";

const data = z.object({ eventId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "follow-payment-event": z.infer<typeof data>;
  }
}

export const followPaymentEventQueue = queue({
  data,
  handle: async (ctx, { eventId }) => ({ owner: null, store: await followPaymentEvent(ctx, eventId) }),
  giveUp: null,
});
