import { z } from "zod";

/**
 * A matching job: transactions, an import, reports that were added, or an agent whose bookings changed. With `isAll`,
 * it covers all undecided transactions, in blocks that start after `after`.
 */
export const matchingJob = z.object({
  transactionIds: z.array(z.uuid()).default([]),
  importId: z.uuid().nullable().default(null),
  reportIds: z.array(z.uuid()).default([]),
  userId: z.uuid().nullable().default(null),
  isAll: z.boolean().default(false),
  after: z.uuid().nullable().default(null),
});
export type MatchingJob = z.output<typeof matchingJob>;

export const NOTHING_TO_MATCH: MatchingJob = {
  transactionIds: [],
  importId: null,
  reportIds: [],
  userId: null,
  isAll: false,
  after: null,
};
