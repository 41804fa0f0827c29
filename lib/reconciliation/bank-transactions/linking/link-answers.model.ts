import { z } from "zod";

const MOST_RATE = 1_000_000_000_000;

/** The answers to the questions of a link, under the names by which `question` in a 409 response asks for them. */
export const linkAnswers = {
  /** Confirms an unusually large fee. A `reason` is required too. */
  isLargeFee: z.boolean().optional(),
  /** Units of the transaction's currency for one unit of the booking's. */
  exchangeRate: z.number().positive().max(MOST_RATE).optional(),
  /** Confirms an exchange rate that is far from the last known one. */
  isUnusualRate: z.boolean().optional(),
};
const answered = z.object(linkAnswers);
/** The answers, with the reason that some of them require. */
export type LinkAnswers = z.output<typeof answered> & { readonly reason?: string | undefined };
