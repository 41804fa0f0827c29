import "server-only";
import { z } from "zod";
import { findOffers } from "@/lib/reconciliation/unclaimed-commission/finding/find-offers";
import { queue } from "./queue";

/** By the clock, all is looked at again. */
const data = z.object({
  userId: z.uuid().nullable().default(null),
  isAll: z.boolean().default(true),
  after: z.uuid().nullable().default(null),
});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-offers": z.infer<typeof data>;
  }
}

export const findOffersQueue = queue({
  data,
  atOnce: 1,
  handle: (_ctx, search) => Promise.resolve({ owner: null, store: (tx) => findOffers(tx, search) }),
  giveUp: null,
});
