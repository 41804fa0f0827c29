import { Failure, invalidField } from "@/lib/platform/base/failure";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** What is known of the fees that may have been kept of a deposit. */
export type FeeGrounds = {
  /** Whether its supplier's payments were short of this before; in minor units of the deposit's currency. */
  readonly isKnown: (feeMinor: number) => boolean;
  /** What 50 US dollars are, in minor units of the booking's currency. */
  readonly mostMinor: number;
  /** That the fee is meant as it is, however large. */
  readonly isLargeFee: boolean;
  readonly reason: string | undefined;
};

/** A twentieth of what is owed, and no more than `mostMinor`: so little may be a fee without another word. */
export function feeLimitMinor(owedMinor: number, mostMinor: number): number {
  return Math.min(Math.floor(owedMinor / 20), mostMinor);
}

/**
 * Refuses what is too much to be called a fee by one press: neither known of the supplier nor within the limit. CONFLICT
 * with the facts `question`, `feeMinor` and `feeLimitMinor` until it is meant, INVALID_INPUT of `reason` where it is and nobody says why.
 */
export function refuseLargeFee(fee: Money, owedMinor: number, grounds: FeeGrounds): void {
  const limit = feeLimitMinor(owedMinor, grounds.mostMinor);
  if (fee.minor <= limit || grounds.isKnown(fee.minor)) return;
  if (!grounds.isLargeFee) {
    const most = formatMoney({ ...fee, minor: limit });
    const message = `${formatMoney(fee)} is much for a fee: more than ${most}, and not what this supplier's payments usually lack. Say why it is one, and confirm it.`;
    throw new Failure("CONFLICT", message, {
      fields: { isLargeFee: [message] },
      facts: { question: "isLargeFee", feeMinor: fee.minor, feeLimitMinor: limit },
    });
  }
  if (grounds.reason) return;
  const message = "Say why so much was a fee";
  throw invalidField("reason", message);
}
