import "server-only";
import { z } from "zod";
import { reconcileBilling } from "@/lib/accounts/billing/reconcile-billing";
import { followedBy, queue } from "./queue";

/** What comes behind this agent is still to do. */
const data = z.object({ after: z.uuid().nullable().default(null) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "reconcile-billing": z.infer<typeof data>;
  }
}

export const reconcileBillingQueue = queue({
  data,
  handle: async (ctx, { after }) => followedBy("reconcile-billing", await reconcileBilling(ctx, after)),
  giveUp: null,
});
