import "server-only";
import { z } from "zod";
import { applyRetention } from "@/lib/platform/retention/apply-retention";
import { followedBy, queue } from "./queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "apply-retention": z.infer<typeof data>;
  }
}

/** About a second of it; the next is asked for with its completion, so that nothing else waits for long. */
export const applyRetentionQueue = queue({
  data,
  handle: async (ctx) => {
    const isLeft = await applyRetention(ctx);
    return followedBy("apply-retention", isLeft ? {} : null);
  },
  giveUp: null,
});
