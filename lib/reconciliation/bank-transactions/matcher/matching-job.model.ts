import { z } from "zod";

/**
 * What is to be matched: these transactions, those of an import, what reports that came may be paid by, what an agent's
 * bookings that changed may be paid by; `isAll`: everything undecided, in stretches behind `after`.
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
