import "server-only";
import { z } from "zod";
import { ACCOUNT_CHANGES } from "@/lib/base/account-changes";
import { sendAccountMail } from "@/lib/users/send-account-mail";
import { DONE, queue, USUAL_RETRIES } from "../queue";

const data = z.object({ userId: z.string(), about: z.enum(ACCOUNT_CHANGES) });

declare module "@/lib/jobs/job.model" {
  interface JobData {
    readonly "send-account-mail": z.infer<typeof data>;
  }
}

export const sendAccountMailQueue = queue({
  data,
  retries: USUAL_RETRIES,
  handle: async (ctx, data) => {
    await sendAccountMail(ctx, data);
    return DONE;
  },
  giveUp: null,
});
