import "server-only";
import { z } from "zod";
import { remindOfEmail } from "@/lib/inbox/emails/decisions/remind-of-email";
import { queue } from "./queue";

const data = z.object({ userId: z.string(), emailId: z.string(), day: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "remind-of-email": z.infer<typeof data>;
  }
}

export const remindOfEmailQueue = queue({
  data,
  handle: (_ctx, data) => Promise.resolve({ owner: data.userId, store: (tx) => remindOfEmail(tx, data) }),
  giveUp: null,
});
