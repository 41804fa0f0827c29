import type { Money } from "@/lib/platform/base/money";
import { convertDeposit, type Exchange, type PaidRate } from "./exchange.model";
import { type FeeGrounds, refuseLargeFee } from "./fee-limit.model";

/**
 * The choices for the part of the outstanding amount that a deposit doesn't cover: it stays outstanding, was kept as a
 * fee on the way, or is given up. "accept" also accepts an overpayment.
 */
export const DIFFERENCES = ["leave-open", "fee", "accept"] as const;
export type DifferenceChoice = (typeof DIFFERENCES)[number];

/**
 * A transaction's payment of a booking. Credit and short pay are in the booking's currency, the fee is in the
 * transaction's.
 */
export type DepositShare = {
  readonly creditMinor: number;
  readonly feeMinor: number;
  /** The fee in the booking's currency. */
  readonly keptMinor: number;
  readonly shortPayMinor: number;
  /** Null if booking and transaction are in the same currency. */
  readonly paidRate: PaidRate | null;
};

type Asked = {
  readonly deposit: Money;
  /**
   * Returns the outstanding amount of the booking once the self-reported payments that a deposit of this credit
   * replaces are set aside.
   */
  readonly owed: (creditMinor: number) => Money;
  /** The credit and fee that the matcher proposed, the credit including the fee; null if it proposed nothing. */
  readonly proposed: { readonly creditMinor: number | null; readonly feeMinor: number } | null;
  readonly exchange: Exchange;
  /** The amount received for the booking so far, in its currency; a recall takes it back. */
  readonly receivedMinor: number;
  readonly choice: DifferenceChoice | undefined;
  readonly fees: FeeGrounds;
};

/**
 * Computes how much of a booking a transaction pays. An uncovered difference stays outstanding unless somebody chose
 * otherwise or the matcher knows it to be a fee; a recall has no difference. A transaction in another currency is
 * converted by `exchanged`. Throws CONFLICT if the difference is too large for an unconfirmed fee.
 */
export function depositShareOf(asked: Asked): DepositShare {
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

/** A proposed fee larger than the uncovered amount can't explain it, so it is ignored. */
function knownFee(openMinor: number, proposed: Asked["proposed"]): number {
  const feeMinor = proposed?.feeMinor ?? 0;
  return feeMinor > openMinor ? 0 : feeMinor;
}

/**
 * Converts a deposit in another currency. A recall is compared with the amount received, an incoming payment with the
 * amount owed.
 */
function foreignCredit({ deposit, owed, proposed, exchange, receivedMinor }: Asked) {
  const other = { ...owed(0), minor: deposit.minor < 0 ? receivedMinor : Math.max(0, owed(0).minor) };
  return convertDeposit(deposit, other, proposed?.creditMinor ?? null, exchange);
}
