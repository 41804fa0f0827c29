import { z } from "zod";

/** What the provider's event says, as far as it is looked at: its object, and what of it was different before. */
type Told = {
  readonly object: Readonly<Record<string, unknown>>;
  readonly previous: Readonly<Record<string, unknown>>;
};

/** What is known of one type of event. */
export type EventKind = {
  readonly type: string;
  /** Whose state it says has changed; null where it says nobody's. */
  readonly customerOf: (told: Told) => string | null;
  /** What the agent hears of it. */
  readonly tells?: { readonly title: string; readonly message: string };
  /** Whether it says that money arrived, of which agents may want to hear. */
  readonly isReceipt?: boolean;
};

const ID = /^cus_\w{1,200}$/;
const customer = z.union([
  z.string().regex(ID),
  z.object({ id: z.string().regex(ID) }).transform(({ id }) => id),
]);

/** The customer that an event's object names. */
export function namedCustomer({ object }: Told): string | null {
  return customer.safeParse(object.customer).data ?? null;
}

/** The customer that an event's object is. */
export function customerItself({ object }: Told): string | null {
  return customer.safeParse(object.id).data ?? null;
}

/** The customer that an event's object named until then. */
export function formerCustomer({ previous }: Told): string | null {
  return customer.safeParse(previous.customer).data ?? null;
}
