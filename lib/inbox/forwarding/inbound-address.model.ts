/** An agent's private addresses: the present one, and earlier ones, the last retired first. */
export type InboundAddresses = {
  /** Null before the first one was made. */
  readonly address: string | null;
  readonly retired: readonly {
    readonly token: string;
    readonly address: string;
    readonly retiredAt: string;
  }[];
};
