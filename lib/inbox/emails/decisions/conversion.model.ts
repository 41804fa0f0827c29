import { z } from "zod";

/** The answers to the questions of a conversion; each key is the name that a refusal gives in `question`. */
export const conversionAnswers = {
  /** The booking's new commission: one of the amounts offered. */
  commission: z.number({ error: "commission must be a number" }).optional(),
  /** Confirms that the trip is booked, which the email doesn't say. */
  isBooked: z.boolean({ error: "isBooked must be true or false" }).optional(),
};
