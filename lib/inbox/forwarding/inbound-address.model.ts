/** An agent's private addresses: the current one, and earlier ones, the most recently retired first. */
export type InboundAddresses = {
  /** Null before the first one was created. */
  readonly address: string | null;
  readonly retired: readonly {
    readonly token: string;
    readonly address: string;
    readonly retiredAt: string;
  }[];
};
