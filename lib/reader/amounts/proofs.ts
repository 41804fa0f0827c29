import { CONFIDENCE } from "../confidence";
import { type Amount, isSame, mayShareCurrency, ROUNDING_TOLERANCE } from "./amount.model";
import {
  type AmountIndex,
  isAllParts,
  isMultiple,
  isNetPlusCommission,
  isPaidPlusOwed,
  isRateOf,
  isReduced,
  isSumBefore,
  isTaxed,
  isTaxRate,
  rowsAddedUp,
} from "./relations";

/** The certainty of a price that other amounts add up to, by which amounts those are. */
const SURE = CONFIDENCE.sums;

/** Returns the prices that other amounts in the email add up to, however weak their own labels are. */
export function provenPrices(ledger: AmountIndex, commission: Amount | undefined): Amount[] {
  return ledger.of("whole", "paid", "part", "tax", "aside").flatMap((one) => {
    const sure = one.value > 0 ? proofOf(one, ledger, commission) : 0;
    return sure > one.sure ? [{ ...one, sure }] : [];
  });
}

function proofOf(one: Amount, ledger: AmountIndex, commission: Amount | undefined): number {
  if (one.kind === "paid") return isPaidWhole(one, ledger) ? SURE.paidSum : 0;
  const nets = ledger.of("net");
  const isNet = (net: Amount) =>
    commission !== undefined && isNetPlusCommission(one, net, commission, ledger);
  // In a row of services, the net amount covers only that row.
  const isWhole = (net: Amount) =>
    !nets.some((other) => mayShareCurrency(other, net) && other.value > net.value + ROUNDING_TOLERANCE);
  const isOfOne = (net: Amount) =>
    net.row === one.row && rowsAddedUp(net, ledger).length === 0 && isBesideAnother(one, ledger);
  if (nets.some((net) => isWhole(net) && isNet(net) && !isOfOne(net))) return SURE.grossed;
  return isSumOrMultiple(one, ledger) ? SURE.added : 0;
}

/** An approximate total counts too, when it is exactly the sum of the rows above it. */
function isSumOrMultiple(one: Amount, ledger: AmountIndex): boolean {
  if (one.kind === "aside") return one.isTotal === true && rowsAddedUp(one, ledger).length > 0;
  const isUnits = isMultiple(one, ledger) && isLargest(one, ledger);
  return one.kind === "whole" && (isAddedUp(one, ledger) || isUnits || isBorneOut(one, ledger));
}

/** An amount that was paid is the price when it is the sum of the amounts before it and nothing is left to pay. */
function isPaidWhole(one: Amount, ledger: AmountIndex): boolean {
  return ledger.of("owed").length === 0 && isSumOfNear(one, ledger);
}

/** Whether other amounts in the email add up to exactly this one. */
export function isAddedUp(one: Amount, ledger: AmountIndex): boolean {
  return (
    isSumOfNear(one, ledger) ||
    isPaidPlusOwed(one, ledger) ||
    isAllParts(one, ledger) ||
    ledger.of("whole", "part").some((list) => isReduced(one, list, ledger)) ||
    ledger.of("beforeTax").some((base) => isTaxed(one, base, ledger))
  );
}

function isSumOfNear(one: Amount, ledger: AmountIndex): boolean {
  return rowsAddedUp(one, ledger).length > 0 || (isSumBefore(one, ledger) && !isRowOfMany(one, ledger));
}

/** "1,049 | 89 | 125 | 1,263" over "1,049 | 89 | 0 | 1,138": each row adds up on its own, for one guest each. */
function isRowOfMany(one: Amount, ledger: AmountIndex): boolean {
  return ledger
    .of("whole")
    .some(
      (other) => other.doc === one.doc && Math.abs(other.row - one.row) === 1 && isSumBefore(other, ledger),
    );
}

/** Whether the row just above or below has its own gross and net amounts. */
function isBesideAnother(one: Amount, ledger: AmountIndex): boolean {
  const isNext = (other: Amount) => other.doc === one.doc && Math.abs(other.row - one.row) === 1;
  const rows = new Set(
    ledger
      .of("net")
      .filter(isNext)
      .map(({ row }) => row),
  );
  return ledger.of("whole").some((other) => isNext(other) && rows.has(other.row) && other.value < one.value);
}

/**
 * Returns the price when no label states it: the only amount of the email, the amount of which the commission is the
 * printed percentage, or the largest amount that others add up to.
 */
export function unlabelled(
  claims: readonly Amount[],
  ledger: AmountIndex,
  commission: Amount | undefined,
): Amount[] {
  const [best] = claims;
  if (best && isAlone(best, ledger)) return [{ ...best, sure: SURE.alone }];
  const isBase =
    best &&
    commission &&
    ledger.of("tax").length === 0 &&
    isRateOf(commission, best) &&
    isLargest(best, ledger);
  if (isBase) return [{ ...best, sure: SURE.unnamed }];
  // An amount after a percentage is the base of that percentage, and more may be added to it.
  const found = ledger
    .of("unnamed", "part", "aside")
    .filter((one) => one.rate === undefined && isLargest(one, ledger));
  return found.flatMap((one) => {
    const isProduct = one.isProduct === true && isOnlyItem(one, ledger);
    const sure = isProduct ? SURE.unnamed : largestProof(one, ledger, commission);
    return sure > 0 ? [{ ...one, sure }] : [];
  });
}

/** A plain "Price" is the total when the email names no amount besides it and the commission. */
function isAlone(one: Amount, ledger: AmountIndex): boolean {
  const others = ledger.of("whole", "beforeTax", "tax", "part", "discount", "each", "net", "unnamed");
  return (
    one.kind === "whole" &&
    one.sure >= SURE.weakest &&
    !(one.isDue && ledger.of("paid", "owed").length > 0) &&
    others.every(({ value }) => isSame(value, one.value))
  );
}

function largestProof(one: Amount, ledger: AmountIndex, commission: Amount | undefined): number {
  if (one.kind !== "aside" && commission && isNetAndCommission(one, ledger, commission))
    return SURE.netAndCommission;
  if (one.kind === "unnamed" && isBorneOut(one, ledger)) return SURE.added;
  if (!isLast(one, ledger)) return 0;
  const isUnits = one.kind === "unnamed" && ledger.of("net").length === 0 && isMultiple(one, ledger);
  if (isUnits && !isFollowed(one, ledger)) return SURE.unnamed;
  return one.kind !== "part" && isSumOfNear(one, ledger) ? SURE.unnamed : 0;
}

/**
 * Whether one of these holds: a deposit and its balance add up to the amount; two unlabelled sums after it add up to
 * it, and it includes a tax or is the base of a percentage; or it includes a tax, and an amount after it is its printed
 * percentage.
 */
function isBorneOut(one: Amount, ledger: AmountIndex): boolean {
  const others = ledger.all.filter(
    (other) => other.value > 0 && other.at !== one.at && mayShareCurrency(other, one),
  );
  const byCents = Map.groupBy(others, ({ value }) => Math.round(value * 100));
  const halves = others.flatMap((a) =>
    (byCents.get(Math.round((one.value - a.value) * 100)) ?? [])
      .filter((b) => a.at < b.at && a.doc === b.doc)
      .map((b) => [a, b] as const),
  );
  if (halves.flat().some(({ kind }) => kind === "paid" || kind === "owed")) return true;
  const isAfter = ({ doc, at }: Amount) => doc === one.doc && at > one.at;
  const shares = others.filter((other) => other.kind !== "tax" && isRateOf(other, one));
  const isGross = one.isGross === true && others.some(({ value }) => isTaxRate(one.value / value - 1));
  return halves.some((both) => both.every(isAfter))
    ? isGross || shares.length > 0
    : isGross && shares.some((other) => other.kind !== "commission" && isAfter(other));
}

/** Whether no other row has an amount that could be added to this one or taken off it. */
function isOnlyItem(one: Amount, ledger: AmountIndex): boolean {
  return ledger
    .of("whole", "beforeTax", "tax", "part", "discount", "each", "unnamed", "paid", "owed")
    .every(({ doc, row, value }) => (doc === one.doc && row === one.row) || isSame(value, one.value));
}

/** Whether nothing that could be added to a price is printed after it. */
function isLast(one: Amount, ledger: AmountIndex): boolean {
  return ledger
    .of("whole", "tax", "part", "unnamed", "discount")
    .every(
      ({ doc, at, kind, isSpoken }) =>
        doc !== one.doc || at <= one.at || (kind === "unnamed" && isSpoken === true),
    );
}

/**
 * "..., 645.00 for three nights. The dinner, 76.00, stays": whether the paragraph goes on with another amount that may
 * also be payable.
 */
function isFollowed(one: Amount, ledger: AmountIndex): boolean {
  return ledger
    .rowOf(one, one.row)
    .some(
      ({ kind, at, value, rate }) =>
        kind === "unnamed" && at > one.at && rate === undefined && value > 0 && value < one.value,
    );
}

/**
 * "$2,100 for the week, you make $315, so send us $1,785": whether some other amount is this one less the commission.
 */
function isNetAndCommission(one: Amount, ledger: AmountIndex, commission: Amount): boolean {
  return ledger
    .of("unnamed", "net", "owed", "part", "whole")
    .some((net) => one !== net && isNetPlusCommission(one, net, commission, ledger));
}

function isLargest(one: Amount, ledger: AmountIndex): boolean {
  return (
    one.value > 0 &&
    ledger.all.every(
      (other) =>
        other.value <= one.value + ROUNDING_TOLERANCE ||
        other.kind === "aside" ||
        !mayShareCurrency(one, other),
    )
  );
}
