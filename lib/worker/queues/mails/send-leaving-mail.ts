import "server-only";
import { z } from "zod";
import { sendLeavingMail } from "@/lib/accounts/account/leaving/send-leaving-mail";
import { DONE, queue } from "../queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-leaving-mail": z.infer<typeof data>;
  }
}

export const sendLeavingMailQueue = queue({
  data,
  handle: async (ctx, data) => {
    await sendLeavingMail(ctx, data);
    return DONE;
  },
  giveUp: null,
});
