import "server-only";
import { z } from "zod";
import { giveUpOutboundEmail } from "@/lib/accounts/outbound-emails/give-up-outbound-email";
import { sendEmail } from "@/lib/accounts/outbound-emails/send-email";
import { queue } from "../queue";

const data = z.object({ userId: z.string(), emailId: z.string(), attempt: z.int() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-email": z.infer<typeof data>;
  }
}

export const sendEmailQueue = queue({
  data,
  handle: async (ctx, data) => ({ owner: data.userId, store: await sendEmail(ctx, data) }),
  giveUp: giveUpOutboundEmail,
});
