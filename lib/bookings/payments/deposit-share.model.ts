import { Failure } from "@/lib/base/failure";
import { digitsOf, type Money } from "@/lib/base/money";
import { type FeeGrounds, refuseLargeFee } from "./fee-limit.model";

/** What to do about a difference: the rest stays owed, was taken on the way, or is given up; "accept" takes too much as well. */
export const DIFFERENCES = ["leave-open", "fee", "accept"] as const;
export type DifferenceChoice = (typeof DIFFERENCES)[number];

/** What a transaction gives a booking: credit and what is given up in the booking's currency, the fee in the transaction's. */
export type DepositShare = {
  readonly creditMinor: number;
  readonly feeMinor: number;
  readonly shortPayMinor: number;
};

type Asked = {
  readonly deposit: Money;
  /** What the booking expects once self-reported payments that the deposit is the truth about are put aside. */
  readonly owed: (creditMinor: number) => Money;
  /** What the matcher would give it, a fee counted in; null where it proposed nothing. */
  readonly proposed: { readonly creditMinor: number | null; readonly feeMinor: number } | null;
  /** The booking's currency for one unit of the transaction's; null where nobody knows. */
  readonly rate: number | null;
  readonly choice: DifferenceChoice | undefined;
  readonly fees: FeeGrounds;
};

/**
 * How much of a booking a transaction pays. A difference stays open unless somebody chose otherwise or the matcher knows
 * the fee; a recall has none. INVALID_INPUT where the currencies differ and nobody knows a rate, CONFLICT where what is
 * missing is much for a fee.
 */
export function shareOf({ deposit, owed, proposed, rate, choice, fees }: Asked): DepositShare {
  const isSame = owed(0).currency === deposit.currency;
  const came = isSame ? deposit.minor : foreignCredit(deposit, owed(0), proposed, rate);
  const plain = { creditMinor: came, feeMinor: 0, shortPayMinor: 0 };
  if (deposit.minor < 0) return plain;
  const open = owed(came).minor - came;
  if (open <= 0) return plain;
  if (choice === "accept") return { ...plain, shortPayMinor: open };
  if (choice === "fee") refuseLargeFee({ ...owed(came), minor: open }, owed(came).minor, fees);
  const feeMinor = choice === "fee" ? open : knownFee(open, isSame && choice === undefined ? proposed : null);
  const feeOfDeposit = isSame ? feeMinor : Math.round((feeMinor * deposit.minor) / came);
  return { creditMinor: came + feeMinor, feeMinor: feeOfDeposit, shortPayMinor: 0 };
}

/** A fee that is more than what is open isn't what made the difference. */
function knownFee(openMinor: number, proposed: Asked["proposed"]): number {
  const feeMinor = proposed?.feeMinor ?? 0;
  return feeMinor > openMinor ? 0 : feeMinor;
}

function foreignCredit(
  deposit: Money,
  owed: Money,
  proposed: Asked["proposed"],
  rate: number | null,
): number {
  if (proposed?.creditMinor) return proposed.creditMinor;
  if (rate === null) {
    const message = `There is no exchange rate from ${deposit.currency} to ${owed.currency}.`;
    throw new Failure("INVALID_INPUT", message);
  }
  const scale = 10 ** (digitsOf(owed.currency) - digitsOf(deposit.currency));
  return Math.round(deposit.minor * rate * scale);
}
