import type { PaymentDifference } from "@/lib/platform/base/addresses/admin-bookings-address.model";

/** Why a payment differs from what its booking was owed, as an administrator says it. Kept with the payment. */
export const DIFFERENCE_REASONS = ["bonus", "override", "rate", "conversion", "overpayment"] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

export const REASON_WORDS: Readonly<Record<DifferenceReason, string>> = {
  bonus: "Bonus",
  override: "Override",
  rate: "Rate difference",
  conversion: "Gain or loss on conversion",
  overpayment: "Over-payment",
};

/** All that a payment may differ by. */
export const DIFFERENCE_WORDS: Readonly<Record<PaymentDifference, string>> = {
  fee: "Fee kept by the payer",
  accepted: "Short payment accepted",
  ...REASON_WORDS,
};

/** What an administrator answered about money that isn't as expected; what isn't answered is asked. */
export type Answers = {
  readonly by: string;
  /** Why more comes than is owed. */
  readonly overReason?: DifferenceReason | undefined;
  /** That another recall of the same booking is no second notice of the one before. */
  readonly isSecondRecall?: boolean | undefined;
};
