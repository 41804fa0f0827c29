import type { Money } from "@/lib/platform/base/money";
import { type Exchange, exchanged, type PaidRate } from "./exchange.model";
import { type FeeGrounds, refuseLargeFee } from "./fee-limit.model";

/** What to do about a difference: the rest stays owed, was taken on the way, or is given up; "accept" takes too much as well. */
export const DIFFERENCES = ["leave-open", "fee", "accept"] as const;
export type DifferenceChoice = (typeof DIFFERENCES)[number];

/** What a transaction gives a booking: credit and what is given up in the booking's currency, the fee in the transaction's. */
export type DepositShare = {
  readonly creditMinor: number;
  readonly feeMinor: number;
  /** The fee in the booking's currency. */
  readonly keptMinor: number;
  readonly shortPayMinor: number;
  /** Null where both are of one currency. */
  readonly paidRate: PaidRate | null;
};

type Asked = {
  readonly deposit: Money;
  /** What the booking expects once self-reported payments that the deposit is the truth about are put aside. */
  readonly owed: (creditMinor: number) => Money;
  /** What the matcher would give it, a fee counted in; null where it proposed nothing. */
  readonly proposed: { readonly creditMinor: number | null; readonly feeMinor: number } | null;
  readonly exchange: Exchange;
  /** What came of it, in its currency: what a recall takes back. */
  readonly receivedMinor: number;
  readonly choice: DifferenceChoice | undefined;
  readonly fees: FeeGrounds;
};

/**
 * How much of a booking a transaction pays. A difference stays open unless somebody chose otherwise or the matcher knows
 * the fee; a recall has none. Of another currency it is worth what `exchanged` says. CONFLICT where what is missing is
 * much for a fee.
 */
export function shareOf(asked: Asked): DepositShare {
  const { deposit, owed, proposed, choice } = asked;
  const isSame = owed(0).currency === deposit.currency;
  const { creditMinor: came, paidRate } = isSame
    ? { creditMinor: deposit.minor, paidRate: null }
    : foreignCredit(asked);
  const plain = { creditMinor: came, feeMinor: 0, keptMinor: 0, shortPayMinor: 0, paidRate };
  if (deposit.minor < 0) return plain;
  const open = owed(came).minor - came;
  if (open <= 0) return plain;
  if (choice === "accept") return { ...plain, shortPayMinor: open };
  const isProposed = isSame && choice === undefined;
  const feeMinor =
    choice === "fee" ? meantFee(open, owed(came), asked) : knownFee(open, isProposed ? proposed : null);
  const feeOfDeposit = isSame ? feeMinor : Math.round((feeMinor * deposit.minor) / came);
  return { ...plain, creditMinor: came + feeMinor, feeMinor: feeOfDeposit, keptMinor: feeMinor };
}

function meantFee(openMinor: number, owed: Money, { fees }: Asked): number {
  refuseLargeFee({ ...owed, minor: openMinor }, owed.minor, fees);
  return openMinor;
}

/** A fee that is more than what is open isn't what made the difference. */
function knownFee(openMinor: number, proposed: Asked["proposed"]): number {
  const feeMinor = proposed?.feeMinor ?? 0;
  return feeMinor > openMinor ? 0 : feeMinor;
}

/** A recall is held against what came, money that comes against what is owed. */
function foreignCredit({ deposit, owed, proposed, exchange, receivedMinor }: Asked) {
  const other = { ...owed(0), minor: deposit.minor < 0 ? receivedMinor : Math.max(0, owed(0).minor) };
  return exchanged(deposit, other, proposed?.creditMinor ?? null, exchange);
}
