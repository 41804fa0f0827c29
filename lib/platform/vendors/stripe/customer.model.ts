/** A card as one recognises it. Of what is none, as a bank account or a wallet, `brand` is its kind, and there may be no more to say. */
export type Card = {
  readonly brand: string;
  readonly last4: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
};

/** A subscription as Stripe tells it and we hold it. Amounts are in the currency's smallest unit; `status` is Stripe's word in capitals. `card` is of this subscription alone. */
export type Subscription = {
  readonly id: string;
  readonly status: string;
  readonly planName: string;
  readonly priceId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly interval: string;
  readonly periodStart: Date;
  /** When it ended, of one that is over. */
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
