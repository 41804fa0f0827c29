import "server-only";
import { z } from "zod";
import { giveUpInvitation, sendInvitation } from "@/lib/accounts/invites/send-invitation";
import { queue } from "../queue";

const data = z.object({ invitationId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "send-invitation": z.infer<typeof data>;
  }
}

export const sendInvitationQueue = queue({
  data,
  handle: async (ctx, data) => ({ owner: null, store: await sendInvitation(ctx, data) }),
  giveUp: giveUpInvitation,
});
