/** Values that the audit log may contain: ids, states, amounts, dates. Never names, addresses or free text. */
type Fact = string | number | boolean | null;

/** One change of a state or an amount. `action` has the form noun.verb, as in `booking.close`. */
export type Change = {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly before?: Readonly<Record<string, Fact>>;
  readonly after?: Readonly<Record<string, Fact>>;
  readonly reason?: string;
};

/** The verb of an action that changes nothing: an administrator has viewed a record that belongs to an agent. */
export const LOOK = "look";
