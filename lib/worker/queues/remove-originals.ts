import "server-only";
import type { z } from "zod";
import { walk } from "@/lib/inbox/emails/originals/original.model";
import { removeOriginals } from "@/lib/inbox/emails/originals/remove-originals";
import { followedBy, queue } from "./queue";

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "remove-originals": z.infer<typeof walk>;
  }
}

/** One stretch of the walk; the next is asked for with its completion. */
export const removeOriginalsQueue = queue({
  data: walk,
  handle: async (ctx, { after }) => {
    const last = await removeOriginals(ctx, after);
    return followedBy("remove-originals", last ? { after: last } : null);
  },
  giveUp: null,
});
