import "server-only";
import { z } from "zod";
import { stopCharging } from "@/lib/accounts/account/leaving/stop-charging";
import { DONE, queue } from "./queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "stop-charging": z.infer<typeof data>;
  }
}

/** What failed for good ends with the account at the latest, which deletes the customer. */
export const stopChargingQueue = queue({
  data,
  handle: async (ctx, data) => {
    await stopCharging(ctx, data);
    return DONE;
  },
  giveUp: null,
});
