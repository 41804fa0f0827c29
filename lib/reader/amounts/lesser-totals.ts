import { type Amount, IN_DOUBT, isSame, mayShareCurrency, ROUNDING_TOLERANCE } from "./amount.model";
import { isAddedUp } from "./proofs";
import { type AmountIndex, isRateOf, isReduced, isRepeatedInRow, isTaxed, isTaxRate } from "./relations";

/** The most nights or people that one price is multiplied by. */
const MAX_UNITS = 60;
/** The most rows between a deposit and its balance. */
const NEIGHBOURS = 2;

/**
 * Lowers the certainty of an amount that can't be the total: one that is less than what is owed or than its tax, one of
 * several equal shares, or one followed by a tax or a discount that no sum includes.
 */
export function doubtfulIfLess(one: Amount, ledger: AmountIndex): Amount {
  const isLess = ledger
    .of("owed", "tax")
    .some((other) => other.value > one.value + ROUNDING_TOLERANCE && other.currency === one.currency);
  return isLess ||
    isLessThanSplit(one, ledger) ||
    isLessThanPaid(one, ledger) ||
    isLessThanAdded(one, ledger) ||
    isLessThanShares(one, ledger) ||
    isRepeatedInRow(one, ledger) ||
    isTaxOpen(one, ledger) ||
    isDiscountOpen(one, ledger)
    ? { ...one, sure: Math.min(one.sure, IN_DOUBT) }
    : one;
}

/** "Deposit 10,000, balance 24,360": the price is the sum of the two, so anything less is not the total. */
function isLessThanSplit(one: Amount, ledger: AmountIndex): boolean {
  const owed = ledger.of("owed").filter((other) => other.value > 0 && mayShareCurrency(other, one));
  return owed.some(({ doc, row, value }) =>
    ledger
      .of("paid")
      .some(
        (paid) =>
          paid.doc === doc &&
          Math.abs(paid.row - row) <= NEIGHBOURS &&
          paid.value + value > one.value + ROUNDING_TOLERANCE,
      ),
  );
}

/** "Received 4,000" over "Received 14,885": the total is at least the sum of two payments in adjacent rows. */
function isLessThanPaid(one: Amount, ledger: AmountIndex): boolean {
  const paid = ledger
    .of("paid")
    .filter((other) => other.value > 0 && mayShareCurrency(other, one) && other.value < one.value);
  return paid.some(({ doc, row, value, at }) =>
    paid.some(
      (next) =>
        next.doc === doc &&
        next.row === row + 1 &&
        next.at !== at &&
        value + next.value > one.value + ROUNDING_TOLERANCE,
    ),
  );
}

/**
 * "The stay costs 1,260 and the levy 24. In all: 1,284": an amount that no label calls a total is only a part when it
 * and its neighbour add up to a later amount.
 */
function isLessThanAdded(one: Amount, ledger: AmountIndex): boolean {
  const behind = ledger.rowOf(one, one.row).filter(({ at, value }) => at > one.at && value > 0);
  return (
    !one.isTotal &&
    behind.some((next, index) =>
      behind
        .slice(index + 1)
        .some((sum) => mayShareCurrency(sum, one) && isSame(one.value + next.value, sum.value)),
    )
  );
}

/**
 * "Total | 4,923.20 | 4,923.20" without their sum: the equal totals of two guests together exceed any single row above
 * them.
 */
function isLessThanShares(one: Amount, ledger: AmountIndex): boolean {
  return ledger.of("whole").some((share) => {
    if (!share.isTotal || !mayShareCurrency(share, one) || !isRepeatedInRow(share, ledger)) return false;
    const alike = ledger.rowOf(share, share.row).filter(({ value }) => isSame(value, share.value));
    return share.value * alike.length > one.value + ROUNDING_TOLERANCE;
  });
}

/** Whether a tax is printed after a price, before any commission, and nothing shows that the price includes it. */
function isTaxOpen(one: Amount, ledger: AmountIndex): boolean {
  const isAfter = ({ doc, row, value }: Amount) => doc === one.doc && row > one.row && value > 0;
  const [commission] = ledger.of("commission").filter(isAfter);
  const isTax = (other: Amount) =>
    other.rate !== undefined && isTaxRate(other.rate / 100) && isRateOf(other, one);
  const open = [...ledger.of("tax"), ...ledger.of("unnamed").filter(isTax)].filter(
    (tax) => isAfter(tax) && (!commission || tax.at < commission.at),
  );
  return (
    open.length > 0 &&
    (!isAddedUp(one, ledger) || isSumOfShares(one, ledger)) &&
    !ledger.all.some((base) => base.value < one.value && isTaxed(one, base, ledger)) &&
    !open.some((tax) => isOfUnits(one.value - tax.value, ledger))
  );
}

/**
 * "A night 149.00, total 465.75, of it city tax 18.75": whether the total without the tax is a whole number of nights.
 */
function isOfUnits(value: number, ledger: AmountIndex): boolean {
  return ledger.of("each").some((each) => {
    const count = value / each.value;
    return count > 1 && count <= MAX_UNITS && isSame(Math.round(count) * each.value, value);
  });
}

/**
 * "Fare | 4,120.00 | 4,120.00 | 8,240.00": whether the amount only sums up the guests of its own row, so that it says
 * nothing about the rows below.
 */
function isSumOfShares(one: Amount, ledger: AmountIndex): boolean {
  const before = ledger.rowOf(one, one.row).filter(({ at }) => at < one.at);
  const [share] = before;
  const isEqual = before.length > 1 && before.every(({ value }) => share && isSame(value, share.value));
  return isEqual && share !== undefined && isSame(share.value * before.length, one.value);
}

/**
 * Whether a discount is printed after a price that no label calls a total, and nothing shows that it was subtracted.
 */
function isDiscountOpen(one: Amount, ledger: AmountIndex): boolean {
  const isPaid = (value: number) => ledger.of("owed").some((rest) => isSame(one.value + value, rest.value));
  const isNamed = (other: Amount) =>
    ledger.rowOf(other, other.row).some(({ kind }) => kind === "commission" || kind === "paid");
  const isLess = (other: Amount) =>
    (other.kind === "discount" && !isOfAgent(other, ledger)) ||
    (other.kind === "unnamed" && other.value < 0 && !isPaid(other.value) && !isNamed(other));
  const after = ledger.all.filter((other) => isLess(other) && other.doc === one.doc && other.row > one.row);
  return !one.isTotal && after.length > 0 && !ledger.all.some((list) => isReduced(one, list, ledger));
}

/**
 * "Provision 389.70, MwSt. 74.04, Gutschrift 463.74": an amount credited to the agent is not a discount for the guest.
 */
function isOfAgent({ value }: Amount, ledger: AmountIndex): boolean {
  const taxes = [0, ...ledger.of("commissionTax").map((one) => one.value)];
  return ledger
    .of("commission")
    .some((one) => taxes.some((tax) => isSame(Math.abs(one.value) + Math.abs(tax), Math.abs(value))));
}
