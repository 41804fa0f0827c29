/** A card as one recognises it. */
export type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** A subscription as we hold it. Amounts are in the currency's smallest unit. */
export type Subscription = {
  readonly id: string;
  readonly status: string;
  readonly planName: string;
  readonly priceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** A day on which it ends that isn't the period's end. */
  readonly cancelAt: Date | null;
  readonly trialEnd: Date | null;
  readonly createdAt: Date;
  readonly card: Card | null;
};

export type Invoice = {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly status: string;
  readonly amountMinor: number;
  readonly refundedMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly hostedUrl: string | null;
};

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
