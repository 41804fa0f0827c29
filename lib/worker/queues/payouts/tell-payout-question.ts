import "server-only";
import { z } from "zod";
import { tellQuestion } from "@/lib/payouts/questions/tell-question";
import { DONE, queue } from "../queue";

const data = z.object({ userId: z.string(), questionId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "tell-payout-question": z.infer<typeof data>;
  }
}

/** Each administrator is told once, however often it is tried. */
export const tellPayoutQuestionQueue = queue({
  data,
  handle: async (ctx, data) => {
    await tellQuestion(ctx, data);
    return DONE;
  },
  giveUp: null,
});
