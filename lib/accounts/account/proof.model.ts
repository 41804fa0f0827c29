import { z } from "zod";

/** What an agent says to prove that it is them: the password, and a code of the second factor, empty without one. */
export const proof = z.object({
  confirmation: z.string().max(254).catch(""),
  code: z.string().max(20).catch(""),
});
