import "server-only";
import { z } from "zod";
import { sendPasswordMail } from "@/lib/accounts/account/password/send-password-mail";
import { DONE, queue } from "../queue";

const data = z.object({ userId: z.string(), about: z.enum(["link", "change", "reset"]) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-password-mail": z.infer<typeof data>;
  }
}

export const sendPasswordMailQueue = queue({
  data,
  handle: async (ctx, data) => {
    await sendPasswordMail(ctx, data);
    return DONE;
  },
  giveUp: null,
});
