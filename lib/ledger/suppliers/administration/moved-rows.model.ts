import type { PaymentPolicy } from "../supplier.model";

/** One agent's settings of a supplier. */
export type KeptPreferences = {
  readonly basis: PaymentPolicy["basis"] | null;
  readonly lagDays: number | null;
  readonly chaseName: string | null;
  readonly chaseEmail: string | null;
  readonly chaseLanguage?: string | null;
  readonly chaseDays?: readonly number[] | null;
  readonly commissionBp: number | null;
};

/**
 * The rows of one agent that a merge moved: the supplier under which they are now, and the ids of the rows that were
 * under the other.
 */
export type MovedOfAgent = {
  readonly userId: string;
  readonly intoId: string;
  /** Each booking with its previous `duplicate_no`. */
  readonly bookings: readonly (readonly [id: string, duplicateNo: number])[];
  readonly chases: readonly string[];
  readonly emails: readonly string[];
  readonly offers: readonly string[];
  /**
   * The agent's previous settings of the remaining supplier: null if there were none, absent if no settings were
   * carried over.
   */
  readonly settled?: KeptPreferences | null;
  /**
   * The supplier into which this agent had merged the remaining one; that merge was removed because it would have
   * formed a cycle.
   */
  readonly unledFrom?: string;
};

/**
 * The values that the remaining supplier got from the other: names, patterns and, where it had none, contact and
 * policy.
 */
export type GivenToSupplier = {
  readonly aliases: readonly string[];
  readonly patterns: readonly unknown[];
  readonly values: Readonly<Record<string, string | number>>;
};

/** Everything that a merge moved. */
export type MovedRows = {
  readonly agents: readonly MovedOfAgent[];
  readonly transactions: readonly string[];
  readonly reports: readonly string[];
  readonly given: GivenToSupplier;
};
