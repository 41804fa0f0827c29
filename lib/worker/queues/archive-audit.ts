import "server-only";
import { z } from "zod";
import { archiveAudit } from "@/lib/platform/audit/archive-audit";
import { followedBy, queue } from "./queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "archive-audit": z.infer<typeof data>;
  }
}

/** One stretch; the next is asked for with its completion. */
export const archiveAuditQueue = queue({
  data,
  handle: async (ctx) => {
    const isLeft = await archiveAudit(ctx);
    return followedBy("archive-audit", isLeft ? {} : null);
  },
  giveUp: null,
});
