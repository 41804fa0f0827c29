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
