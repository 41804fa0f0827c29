import "server-only";
import { z } from "zod";
import { planNotificationMail } from "@/lib/accounts/notifications/mail/plan-notification-mail";
import { queue } from "../queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "plan-notification-mail": z.infer<typeof data>;
  }
}

export const planNotificationMailQueue = queue({
  data,
  handle: (_ctx, { userId }) => Promise.resolve({ owner: userId, store: planNotificationMail }),
  giveUp: null,
});
