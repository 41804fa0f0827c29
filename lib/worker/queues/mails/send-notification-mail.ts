import "server-only";
import { z } from "zod";
import { sendNotificationMail } from "@/lib/accounts/notifications/mail/send-notification-mail";
import { readMailFigures } from "@/lib/payouts/statements/read-mail-figures";
import { queue } from "../queue";

/** `leavesAt` is the time that the job was asked for; a mail that was moved since has another job. */
const data = z.object({ userId: z.string(), mailId: z.string(), leavesAt: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-notification-mail": z.infer<typeof data>;
  }
}

export const sendNotificationMailQueue = queue({
  data,
  handle: async (ctx, data) => ({
    owner: data.userId,
    store: await sendNotificationMail(ctx, data, readMailFigures),
  }),
  giveUp: null,
});
