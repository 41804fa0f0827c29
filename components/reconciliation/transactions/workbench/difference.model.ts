import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { BookingCandidate } from "@/lib/reconciliation/bank-transactions/transaction.model";

/** The text about a candidate's amount compared with the deposit, and the possible choices. */
export type DifferenceWords = {
  readonly kind: "exact" | "fee" | "short" | "over" | "unknown";
  readonly words: string;
  readonly choices: readonly DifferenceChoice[];
};

/**
 * Compares a candidate's amount with the transaction. A short payment stays owed unless the user chooses
 * otherwise; an over-payment is asked about when it is matched. An outgoing transaction takes back an earlier
 * payment and has no difference.
 */
export function differenceOf(candidate: BookingCandidate, amount: Money): DifferenceWords {
  if (amount.minor < 0) {
    const words = `Takes back ${formatMoney({ ...amount, minor: -amount.minor })}`;
    return { kind: "exact", words, choices: [] };
  }
  const { difference, parts } = candidate;
  if (!difference) return { kind: "unknown", words: foreignWords(candidate), choices: [] };
  const inWords = (minor: number) => formatMoney({ ...difference, minor: Math.abs(minor) });
  const fee = parts.reduce((sum, { feeMinor }) => sum + feeMinor, 0);
  const recorded = parts.reduce((sum, { recordedMinor }) => sum + recordedMinor, 0);
  const known = fee === 0 ? "" : `, a known fee of ${inWords(fee)} counted in`;
  if (difference.minor === 0) {
    if (recorded > 0) return { kind: "exact", words: "Confirms what the agent recorded", choices: [] };
    return fee === 0
      ? { kind: "exact", words: "Exactly what is owed", choices: [] }
      : { kind: "fee", words: `What is owed less a known fee of ${inWords(fee)}`, choices: [] };
  }
  const isOne = parts.length === 1;
  if (difference.minor > 0) {
    const words = `${inWords(difference.minor)} more than is owed${known}`;
    return { kind: "over", words, choices: [] };
  }
  const words = `${inWords(difference.minor)} less than is owed${known}`;
  return { kind: "short", words, choices: isOne ? ["leave-open", "fee", "accept"] : [] };
}

function foreignWords({ parts }: BookingCandidate): string {
  const [part] = parts;
  if (!part || part.creditMinor === null) return "Paid in another currency";
  const { currency } = part.outstanding;
  return `Paid in another currency: counts as ${formatMoney({ minor: part.creditMinor, currency })}`;
}

export const CHOICE_WORDS: Readonly<Record<DifferenceChoice, string>> = {
  "leave-open": "Leave the rest owed",
  fee: "A fee was taken on the way: credit it in full",
  accept: "Accept it as settled",
};

/** The keys of the choices. */
export const CHOICE_KEYS: Readonly<Record<DifferenceChoice, string>> = {
  "leave-open": "O",
  fee: "F",
  accept: "A",
};
