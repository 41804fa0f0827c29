import "server-only";
import type { z } from "zod";
import { moveOriginals } from "@/lib/inbox/emails/originals/move-originals";
import { walk } from "@/lib/inbox/emails/originals/original.model";
import { followedBy, queue } from "./queue";

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "move-originals": z.infer<typeof walk>;
  }
}

/** One stretch of the walk; the next is asked for with its completion. */
export const moveOriginalsQueue = queue({
  data: walk,
  handle: async (ctx, { after }) => {
    const last = await moveOriginals(ctx, after);
    return followedBy("move-originals", last ? { after: last } : null);
  },
  giveUp: null,
});
