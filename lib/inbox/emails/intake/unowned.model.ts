import { z } from "zod";

/** Which agent an administrator gives a mail to that belongs to none: `agent` is the address they sign in with. */
export const unownedGift = z.object({
  id: z.uuid(),
  agent: z
    .string({ error: "Enter the agent's email address." })
    .trim()
    .min(1, "Enter the agent's email address.")
    .max(320, "That is too long for an email address."),
});
export type UnownedGift = z.output<typeof unownedGift>;

/** What can become of a mail that belongs to no agent. */
export const SETTLED_AS = ["delivered", "discarded"] as const;
export type SettledAs = (typeof SETTLED_AS)[number];

/** A mail that belongs to no agent, as administrators see it. */
export type UnownedSummary = {
  readonly id: string;
  readonly provider: string;
  readonly recipients: readonly string[];
  readonly fromAddress: string | null;
  readonly subject: string | null;
  readonly reason: string;
  readonly createdAt: string;
};
