import type { PaymentDifference } from "@/lib/platform/base/addresses/admin-bookings-address.model";

/**
 * The reasons that an administrator may give for a payment larger than what its booking was owed; stored with the
 * payment.
 */
export const DIFFERENCE_REASONS = ["bonus", "override", "rate", "conversion", "overpayment"] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

export const REASON_WORDS: Readonly<Record<DifferenceReason, string>> = {
  bonus: "Bonus",
  override: "Override",
  rate: "Rate difference",
  conversion: "Gain or loss on conversion",
  overpayment: "Over-payment",
};

/** All ways in which a payment may differ from the expected amount. */
export const DIFFERENCE_WORDS: Readonly<Record<PaymentDifference, string>> = {
  fee: "Fee kept by the payer",
  accepted: "Short payment accepted",
  ...REASON_WORDS,
};

/**
 * An administrator's answers about money that differs from what was expected; what is undefined is still to be asked.
 */
export type Answers = {
  readonly by: string;
  /** Why the payment is more than is owed. */
  readonly overReason?: DifferenceReason | undefined;
  /** Confirms that this is another recall of the same booking, not a second notice of the earlier one. */
  readonly isSecondRecall?: boolean | undefined;
};
