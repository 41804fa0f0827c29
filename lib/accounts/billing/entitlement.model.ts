import type { Invoice, Subscription } from "./subscription.model";

/** What the states of a subscription allow; in any other, what is there can be read and exported, and nothing is added. */
const ALLOWED: Readonly<Record<string, "all" | "grace">> = {
  ACTIVE: "all",
  TRIALING: "all",
  PAST_DUE: "grace",
};

/** How long somebody whose payment failed keeps what they subscribed to. */
const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * What an agent may do: everything, everything until a day while a payment is missing, or read and export. `unpaid` are
 * those who have a subscription that a payment brings back; others choose a plan.
 */
export type Access =
  | { readonly kind: "all" }
  | { readonly kind: "grace"; readonly until: Date }
  | { readonly kind: "reading"; readonly because: "no-plan" | "unpaid" };

type Paid = Pick<Subscription, "id" | "status" | "periodStart">;
type Asked = Pick<Invoice, "subscriptionId" | "status" | "createdAt">;

/** The best that any of an agent's subscriptions allows. */
export function accessOf(subscriptions: readonly Paid[], invoices: readonly Asked[], now: Date): Access {
  const allowed = subscriptions.map(allowedOf);
  if (allowed.includes("all")) return { kind: "all" };
  const late = subscriptions.filter((one) => allowedOf(one) === "grace");
  const ends = late.map((one) => pastDueSince(one, invoices).getTime() + GRACE_DAYS * DAY_MS);
  const until = new Date(Math.max(0, ...ends));
  if (until > now) return { kind: "grace", until };
  const owes = subscriptions.some(({ status }) => UNPAID.has(status));
  return { kind: "reading", because: owes ? "unpaid" : "no-plan" };
}

function allowedOf({ status }: Pick<Paid, "status">): "all" | "grace" | undefined {
  return Object.hasOwn(ALLOWED, status) ? ALLOWED[status] : undefined;
}

const UNPAID = new Set(["PAST_DUE", "UNPAID", "INCOMPLETE", "PAUSED"]);

/** Whether any state of subscriptions can have a day on which it changes by itself, for which invoices are looked at. */
export function hasGrace(subscriptions: readonly Paid[]): boolean {
  return subscriptions.some((one) => allowedOf(one) === "grace");
}

/** When the first of the invoices came that weren't paid since the last one that was: a later one prolongs nothing. */
function pastDueSince({ id, periodStart }: Paid, invoices: readonly Asked[]): Date {
  const own = invoices.filter(({ subscriptionId }) => subscriptionId === id);
  const timesOf = (status: string) =>
    own.filter((one) => one.status === status).map(({ createdAt }) => createdAt.getTime());
  const lastPaid = Math.max(0, ...timesOf("PAID"));
  const open = timesOf("OPEN").filter((at) => at > lastPaid);
  return open.length > 0 ? new Date(Math.min(...open)) : periodStart;
}
