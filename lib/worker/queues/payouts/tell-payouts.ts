import "server-only";
import { z } from "zod";
import { tellPayouts } from "@/lib/payouts/runs/tell-payouts";
import { DONE, queue } from "../queue";

const data = z.object({ runId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "tell-payouts": z.infer<typeof data>;
  }
}

/** Each agent is told once, however often it is tried. */
export const tellPayoutsQueue = queue({
  data,
  handle: async (ctx, data) => {
    await tellPayouts(ctx, data);
    return DONE;
  },
  giveUp: null,
});
