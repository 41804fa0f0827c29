import { z } from "zod";

/**
 * The agent to whom an administrator gives an email without an owner; `agent` is the address with which they sign in.
 */
export const unownedGift = z.object({
  id: z.uuid(),
  agent: z
    .string({ error: "Enter the agent's email address." })
    .trim()
    .min(1, "Enter the agent's email address.")
    .max(320, "That is too long for an email address."),
});
export type UnownedGift = z.output<typeof unownedGift>;

/** The possible outcomes for an email without an owner. */
export const SETTLED_AS = ["delivered", "discarded"] as const;
export type SettledAs = (typeof SETTLED_AS)[number];

/** An email without an owner, as administrators see it. */
export type UnownedSummary = {
  readonly id: string;
  readonly provider: string;
  readonly recipients: readonly string[];
  readonly fromAddress: string | null;
  readonly subject: string | null;
  readonly reason: string;
  readonly createdAt: string;
};
