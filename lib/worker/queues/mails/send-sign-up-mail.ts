import "server-only";
import { z } from "zod";
import { sendSignUpMail } from "@/lib/accounts/account/sign-up/send-sign-up-mail";
import { DONE, queue } from "../queue";

const data = z.object({ signUpId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-sign-up-mail": z.infer<typeof data>;
  }
}

export const sendSignUpMailQueue = queue({
  data,
  handle: async (ctx, data) => {
    await sendSignUpMail(ctx, data);
    return DONE;
  },
  giveUp: null,
});
