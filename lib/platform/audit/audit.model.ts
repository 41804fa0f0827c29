/** Values that may stand in the audit: ids, states, amounts, dates. Never names, addresses or free text. */
type Fact = string | number | boolean | null;

/** One change of a state or an amount. `action` reads noun.verb, as in `booking.close`. */
export type Change = {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly before?: Readonly<Record<string, Fact>>;
  readonly after?: Readonly<Record<string, Fact>>;
  readonly reason?: string;
};

/** The verb of what changed nothing: an administrator has seen a record of an agent's. */
export const LOOK = "look";
