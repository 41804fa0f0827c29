import "server-only";
import { z } from "zod";
import { makePartitions } from "@/lib/platform/retention/make-partitions";
import { queue } from "./queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "make-partitions": z.infer<typeof data>;
  }
}

export const makePartitionsQueue = queue({
  data,
  handle: () => Promise.resolve({ owner: null, store: makePartitions }),
  giveUp: null,
});
