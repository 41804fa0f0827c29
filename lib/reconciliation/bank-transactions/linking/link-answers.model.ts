import { z } from "zod";

const MOST_RATE = 1_000_000_000_000;

/** What answers the questions of a link, by the names under which a 409 asks them in `question`. */
export const linkAnswers = {
  /** That a fee is meant although it is much for one; its `reason` is asked for too. */
  isLargeFee: z.boolean().optional(),
  /** Units of the transaction's currency for one of the booking's. */
  exchangeRate: z.number().positive().max(MOST_RATE).optional(),
  /** That the rate is meant although it is far from the last known. */
  isUnusualRate: z.boolean().optional(),
};
const answered = z.object(linkAnswers);
/** The same, with the reason that some of them need. */
export type LinkAnswers = z.output<typeof answered> & { readonly reason?: string | undefined };
