import { CONFIDENCE } from "../confidence";
import { type Amount, IN_DOUBT, isSame, mayShareCurrency, mergeEqualAmounts } from "./amount.model";
import { type AmountIndex, isRateOf, isRepeatedInRow, isTaxRate } from "./relations";

/** `NEAR`: two commissions compete when their certainties differ by less than this. */
const { near: NEAR, after: AFTER } = CONFIDENCE.sums;
const SEEN = CONFIDENCE.bar.shown;
/** How much two percentages of the same rate may differ because of rounding to cents, in percentage points. */
const NEAR_RATE = 0.2;

/**
 * Returns the agent's possible commissions, the most certain first. Of several, the one that other amounts in the email
 * confirm comes first; when none is confirmed, none counts as stated.
 */
export function solveCommission(ledger: AmountIndex): Amount[] {
  const list = mergeEqualAmounts(
    ledger
      .of("commission")
      .filter((one) => one.value > 0 && !isBase(one, ledger))
      .map((one) =>
        isRepeatedInRow(one, ledger) || isMoreThanDue(one, ledger) || isWithheldFrom(one, ledger)
          ? { ...one, sure: Math.min(one.sure, IN_DOUBT) }
          : one,
      ),
  );
  const [best] = list;
  const rivals = list.filter((one) => best && best.sure - one.sure < NEAR && mayShareCurrency(one, best));
  const left = list.filter(
    (one) => one.sure > SEEN && leavesNet(one, ledger) && !isAfterTax(one, rivals, ledger),
  );
  const chosen = list.length > 1 && left.length === 1 ? left[0] : borneOut(rivals, ledger);
  if (!best || rivals.length + left.length < 2) return list;
  if (!chosen) return list.map((one) => ({ ...one, sure: Math.min(one.sure, IN_DOUBT) }));
  const others = list.filter((one) => one !== chosen).map((one) => ({ ...one, sure: one.sure - NEAR }));
  return [{ ...chosen, sure: best.sure + AFTER }, ...others];
}

/**
 * "10% of 176,000: 17,600": whether the amount is only the base of a smaller commission beside it. The percentage is
 * printed in the row they share, or with the base.
 */
function isBase(base: Amount, ledger: AmountIndex): boolean {
  const isNear = (one: Amount) => one.doc === base.doc && Math.abs(one.row - base.row) < 2;
  return ledger
    .of("commission")
    .some(
      (one) =>
        one.value < base.value &&
        isNear(one) &&
        ((one.row === base.row && isRateOf(one, base)) || isRateOf({ ...one, rate: base.rate }, base)),
    );
}

/**
 * Returns the only one of the competing commissions that is called the total, comes before its tax, or is its printed
 * percentage of a price.
 */
function borneOut(rivals: readonly Amount[], ledger: AmountIndex): Amount | undefined {
  const bases = ledger.of("whole", "beforeTax", "part");
  const tests: ((one: Amount) => boolean)[] = [
    ({ isTotal }) => isTotal === true,
    (one) => !isAfterTax(one, rivals, ledger),
    (one) => bases.some((base) => isRateOf(one, base)),
  ];
  return tests.map((test) => rivals.filter(test)).find((some) => some.length === 1)?.[0];
}

/**
 * Whether a commission includes a tax that the email prints separately, or follows the same commission without that
 * tax. The agent earns the amount before that tax.
 */
function isMoreThanDue(one: Amount, ledger: AmountIndex): boolean {
  const isItsTax = ({ value, rate, kind }: Amount) => {
    const share = value / (one.value - value);
    if (rate !== undefined && (one.isTaxed || kind === "commissionTax"))
      return Math.abs(share * 100 - rate) < NEAR_RATE;
    return one.isTaxed === true && isTaxRate(share);
  };
  const isOfNet = (net: Amount) =>
    one.isTaxed === true &&
    net.isTaxed !== true &&
    net.doc === one.doc &&
    net.at < one.at &&
    isTaxRate((one.value - net.value) / net.value);
  if (ledger.of("commission").some(isOfNet)) return true;
  const taxes = [...ledger.of("commissionTax"), ...ledger.of("tax").filter((tax) => isJustBefore(tax, one))];
  return taxes.some(isItsTax);
}

/**
 * "TDS 5 %: 710.00" over "Commission payable: 13,490.00": whether the amount is a commission from which a tax at the
 * printed rate was withheld.
 */
function isWithheldFrom(one: Amount, { all }: AmountIndex): boolean {
  return all.some(
    (tax) =>
      isJustBefore(tax, one) &&
      tax.value < one.value &&
      isRateOf(tax, { ...one, value: one.value + Math.abs(tax.value) }),
  );
}

/** Whether one amount stands in the row just above another, or before it in the same row. */
function isJustBefore(one: Amount, other: Amount): boolean {
  return one.doc === other.doc && one.at < other.at && other.row - one.row < 2;
}

/** Whether a price less this commission is exactly a net amount that the email states. */
function leavesNet(one: Amount, ledger: AmountIndex): boolean {
  const nets = ledger.of("net").filter((net) => net.value > one.value);
  return ledger.of("whole").some((whole) => nets.some((net) => isSame(whole.value - one.value, net.value)));
}

/**
 * Whether a competing commission is printed before this one and a tax explains the difference: the tax is printed in
 * the email, or this commission is called taxed.
 */
function isAfterTax(one: Amount, rivals: readonly Amount[], ledger: AmountIndex): boolean {
  const isGross = (other: Amount) =>
    one.isTaxed === true && other.isTaxed !== true && isTaxRate((one.value - other.value) / other.value);
  return rivals.some(
    (other) =>
      other.doc === one.doc &&
      other.at < one.at &&
      (isGross(other) ||
        ledger
          .of("commissionTax", "tax")
          .some(({ value }) => isSame(Math.abs(other.value - one.value), Math.abs(value)))),
  );
}
