import type { Invoice, Subscription } from "./subscription.model";

/**
 * What each status of a subscription allows. In any other status, existing data can be read and exported, and nothing
 * can be added.
 */
const ALLOWED: Readonly<Record<string, "all" | "grace">> = {
  ACTIVE: "all",
  TRIALING: "all",
  PAST_DUE: "grace",
};

/** How long somebody whose payment failed keeps what they subscribed to. */
const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * What an agent may do: everything; everything until a certain day, while a payment is missing; or only read and
 * export. "unpaid" means that they have a subscription that a payment would restore; others have to choose a plan.
 */
export type Access =
  | { readonly kind: "all" }
  | { readonly kind: "grace"; readonly until: Date }
  | { readonly kind: "reading"; readonly because: "no-plan" | "unpaid" };

type Paid = Pick<Subscription, "id" | "status" | "periodStart">;
type Asked = Pick<Invoice, "subscriptionId" | "status" | "createdAt">;

/** Returns the most that any of an agent's subscriptions allows. */
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

/** Whether any of the subscriptions has a grace period, for which invoices must be read. */
export function hasGrace(subscriptions: readonly Paid[]): boolean {
  return subscriptions.some((one) => allowedOf(one) === "grace");
}

/**
 * Returns when the first unpaid invoice since the last paid one was created: a later invoice doesn't prolong the grace
 * period.
 */
function pastDueSince({ id, periodStart }: Paid, invoices: readonly Asked[]): Date {
  const own = invoices.filter(({ subscriptionId }) => subscriptionId === id);
  const timesOf = (status: string) =>
    own.filter((one) => one.status === status).map(({ createdAt }) => createdAt.getTime());
  const lastPaid = Math.max(0, ...timesOf("PAID"));
  const open = timesOf("OPEN").filter((at) => at > lastPaid);
  return open.length > 0 ? new Date(Math.min(...open)) : periodStart;
}
