import "server-only";
import { z } from "zod";
import { sendAccountMail } from "@/lib/accounts/users/send-account-mail";
import { ACCOUNT_CHANGES } from "@/lib/platform/base/account-changes";
import { DONE, queue } from "../queue";

const data = z.object({ userId: z.string(), about: z.enum(ACCOUNT_CHANGES) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-account-mail": z.infer<typeof data>;
  }
}

export const sendAccountMailQueue = queue({
  data,
  handle: async (ctx, data) => {
    await sendAccountMail(ctx, data);
    return DONE;
  },
  giveUp: null,
});
