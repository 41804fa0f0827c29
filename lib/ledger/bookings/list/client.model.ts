import { z } from "zod";
import { requiredText, wholeNumber } from "@/lib/platform/base/input";

/** A client as named on the agent's bookings, and the number of those bookings. */
export type Client = { readonly name: string; readonly bookingCount: number };

/** The query of `GET /bookings/clients`: a part of a name. */
export const clientQuery = z.object({
  search: requiredText("search is required", 200),
  limit: wholeNumber(1, 100, "limit").default(20),
});
export type ClientQuery = z.output<typeof clientQuery>;
