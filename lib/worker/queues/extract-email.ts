import "server-only";
import { z } from "zod";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { giveUpEmail } from "@/lib/inbox/emails/reading/give-up-email";
import { queue } from "./queue";

const data = z.object({ userId: z.string(), emailId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "extract-email": z.infer<typeof data>;
  }
}

export const extractEmailQueue = queue({
  data,
  handle: async (ctx, { userId, emailId }) => ({
    owner: userId,
    store: await extractEmail(ctx, userId, emailId),
  }),
  giveUp: (ctx, { userId, emailId }) => giveUpEmail(ctx, userId, emailId),
});
