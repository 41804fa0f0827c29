import type { PaymentPolicy } from "../supplier.model";

/** What one agent had settled about a supplier. */
export type KeptPreferences = {
  readonly basis: PaymentPolicy["basis"] | null;
  readonly lagDays: number | null;
  readonly chaseName: string | null;
  readonly chaseEmail: string | null;
  readonly chaseLanguage?: string | null;
  readonly chaseDays?: readonly number[] | null;
  readonly commissionBp: number | null;
};

/** What a merging moved of one agent: under which supplier it stands now, and the ids of what stood under the other. */
export type MovedOfAgent = {
  readonly userId: string;
  readonly intoId: string;
  /** Each with its `duplicate_no` before. */
  readonly bookings: readonly (readonly [id: string, duplicateNo: number])[];
  readonly chases: readonly string[];
  readonly emails: readonly string[];
  readonly offers: readonly string[];
  /** What the agent had settled about the supplier that stays: null for nothing, absent where nothing was carried over. */
  readonly settled?: KeptPreferences | null;
  /** The supplier that this agent saw instead of the one that stays, which would have led in a circle. */
  readonly unledFrom?: string;
};

/** What the supplier that stays got of the other: names, patterns, and where it had none contact and policy. */
export type GivenToSupplier = {
  readonly aliases: readonly string[];
  readonly patterns: readonly unknown[];
  readonly values: Readonly<Record<string, string | number>>;
};

/** All that a merging moved. */
export type MovedRows = {
  readonly agents: readonly MovedOfAgent[];
  readonly transactions: readonly string[];
  readonly reports: readonly string[];
  readonly given: GivenToSupplier;
};
