import type { Subscription } from "@/lib/vendors/stripe/customer.model";

export type { Card, Invoice, Subscription } from "@/lib/vendors/stripe/customer.model";

/** States that an ended subscription doesn't come back from. */
const OVER = new Set(["CANCELED", "INCOMPLETE_EXPIRED"]);

export function isOver({ status }: Pick<Subscription, "status">): boolean {
  return OVER.has(status);
}

/** The subscription that counts: one that lives before one that is over, the newest of these. */
export function currentOf<S extends Pick<Subscription, "status" | "createdAt">>(all: readonly S[]): S | null {
  const rank = (one: S) => (isOver(one) ? 1 : 0);
  const [first] = [...all].sort((a, b) => rank(a) - rank(b) || Number(b.createdAt) - Number(a.createdAt));
  return first ?? null;
}
