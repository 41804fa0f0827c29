import "server-only";
import { z } from "zod";
import { remindOfEmail } from "@/lib/emails/decisions/remind-of-email";
import { queue } from "./queue";

const data = z.object({ userId: z.string(), emailId: z.string(), day: z.string() });

declare module "@/lib/jobs/job.model" {
  interface JobData {
    readonly "remind-of-email": z.infer<typeof data>;
  }
}

export const remindOfEmailQueue = queue({
  data,
  retries: { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 900 },
  handle: (_ctx, data) => Promise.resolve({ owner: data.userId, store: (tx) => remindOfEmail(tx, data) }),
  giveUp: null,
});
