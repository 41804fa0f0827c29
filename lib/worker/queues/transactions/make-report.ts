import "server-only";
import { z } from "zod";
import { makeReport } from "@/lib/reconciliation/commission-reports/arrival/make-report";
import { queue } from "../queue";

const data = z.object({ userId: z.string(), emailId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "make-report": z.infer<typeof data>;
  }
}

export const makeReportQueue = queue({
  data,
  handle: async (ctx, { userId, emailId }) => ({
    owner: null,
    store: await makeReport(ctx, userId, emailId),
  }),
  giveUp: null,
});
