import { Failure, invalidField } from "@/lib/platform/base/failure";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** The facts for judging whether a fee may have been kept from a deposit. */
export type FeeGrounds = {
  /** Whether the supplier's earlier payments were short by this amount, in minor units of the deposit's currency. */
  readonly isKnown: (feeMinor: number) => boolean;
  /** The equivalent of 50 US dollars, in minor units of the booking's currency. */
  readonly mostMinor: number;
  /** Confirms that the fee is correct, however large. */
  readonly isLargeFee: boolean;
  readonly reason: string | undefined;
};

/** Returns the largest fee that needs no confirmation: a twentieth of the amount owed, but at most `mostMinor`. */
export function feeLimitMinor(owedMinor: number, mostMinor: number): number {
  return Math.min(Math.floor(owedMinor / 20), mostMinor);
}

/**
 * Refuses a fee that is neither known of the supplier nor within the limit. Throws CONFLICT with the facts `question`,
 * `feeMinor` and `feeLimitMinor` until it is confirmed, and INVALID_INPUT for `reason` if it is confirmed without a
 * reason.
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
