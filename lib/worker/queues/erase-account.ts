import "server-only";
import { z } from "zod";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { queue } from "./queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "erase-account": z.infer<typeof data>;
  }
}

/** Some seconds of it at a time. What failed for good is asked for anew within the hour. */
export const eraseAccountQueue = queue({
  data,
  handle: async (ctx, data) => ({ owner: null, store: await eraseAccount(ctx, data) }),
  giveUp: null,
});
