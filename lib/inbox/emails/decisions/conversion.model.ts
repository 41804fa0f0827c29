import { z } from "zod";

/** What answers the questions of a conversion, by the names under which a refusal asks them in `question`. */
export const conversionAnswers = {
  /** What becomes of the commission: one of the amounts that are asked about. */
  commission: z.number({ error: "commission must be a number" }).optional(),
  /** That it is booked, of which the mail says nothing. */
  isBooked: z.boolean({ error: "isBooked must be true or false" }).optional(),
};
