import { type Amount, isSame, type Kind, mayShareCurrency } from "./amount.model";

const MAX_AMOUNTS = 150;
const MAX_ABOVE = 12;
const MAX_TERMS = 8;
const MAX_PARTY = 20;
const NEAR = 70;
/** The highest existing rate of value added tax, as a share. */
export const MAX_TAX = 0.28;
const LEAST_TAX_PERCENT = 2;
const NEAR_SHARE = 0.021;

/** The amounts of an email, indexed so that they can be compared with each other. */
export type AmountIndex = {
  readonly all: readonly Amount[];
  of(...kinds: readonly Kind[]): readonly Amount[];
  /** All amounts of a row, from left to right. */
  rowOf(one: Amount, row: number): readonly Amount[];
};

/**
 * Builds a ledger from the first `MAX_AMOUNTS` amounts of an email. An email with more is a list, and its sums mean
 * nothing.
 */
export function ledgerOf(amounts: readonly Amount[]): AmountIndex {
  const all = amounts.slice(0, MAX_AMOUNTS);
  const kinds = new Map<Kind, Amount[]>();
  const rows = new Map<string, Amount[]>();
  for (const one of all) {
    put(kinds, one.kind, one);
    put(rows, `${one.row} ${one.doc}`, one);
  }
  return {
    all,
    of: (...wanted) => wanted.flatMap((kind) => kinds.get(kind) ?? []),
    rowOf: ({ doc }, row) => rows.get(`${row} ${doc}`) ?? [],
  };
}

/** Adds an amount to the list for a key, which holds each position once, from left to right. */
function put<Key>(lists: Map<Key, Amount[]>, key: Key, one: Amount): void {
  const list = lists.get(key) ?? [];
  if (list.some((other) => other.at === one.at && other.doc === one.doc)) return;
  lists.set(
    key,
    [...list, one].sort((a, b) => a.at - b.at),
  );
}

/** Whether the same amount occurs again in its row, as the equal shares of guests do. */
export function isRepeatedInRow(one: Amount, ledger: AmountIndex): boolean {
  return ledger
    .rowOf(one, one.row)
    .some(({ at, value }) => at !== one.at && isSame(Math.abs(value), one.value));
}

/** Returns the last amounts of the rows just above if two or more of them add up to this amount; else an empty list. */
export function rowsAddedUp(one: Amount, ledger: AmountIndex): readonly Amount[] {
  const added: Amount[] = [];
  let sum = 0;
  for (let row = one.row - 1; row >= Math.max(0, one.row - MAX_ABOVE); row -= 1) {
    const amounts = ledger.rowOf(one, row);
    const last = amounts.findLast(({ kind }) => kind !== "each") ?? amounts[0];
    if (!last || !mayShareCurrency(last, one) || isAmong(last, ledger.of("paid"))) return [];
    added.push(last);
    sum += last.value;
    if (added.length > 1 && isSame(sum, one.value)) return added;
  }
  return [];
}

function isAmong({ at, doc }: Amount, list: readonly Amount[]): boolean {
  return list.some((one) => one.at === at && one.doc === doc);
}

/**
 * "Base fare 2,620.00, surcharge 1,100.00, taxes 665.00. Amount charged 4,385.00": whether the amount is the sum of the
 * two or more amounts just before it in its paragraph.
 */
export function isSumBefore(one: Amount, ledger: AmountIndex): boolean {
  const before = ledger
    .rowOf(one, one.row)
    .filter((other) => other.at < one.at && other.currency === one.currency)
    .slice(-MAX_TERMS)
    .reverse();
  let sum = 0;
  return before.some((other, index) => {
    sum += other.value;
    return index > 0 && isSame(sum, one.value);
  });
}

/** Whether the amount is the sum of what was paid and what is still owed. */
export function isPaidPlusOwed(one: Amount, ledger: AmountIndex): boolean {
  const paid = ledger.of("paid").filter((other) => mayShareCurrency(other, one));
  return ledger
    .of("owed")
    .filter((other) => mayShareCurrency(other, one))
    .some(({ value }) => adds(value, paid, one.value));
}

/** Whether the amount is a price before tax plus one or all of the taxes in the email. */
export function isTaxed(one: Amount, base: Amount, ledger: AmountIndex): boolean {
  return (
    base.value > 0 &&
    base.value < one.value &&
    mayShareCurrency(base, one) &&
    adds(
      base.value,
      ledger.of("tax").filter((tax) => tax.value < base.value),
      one.value,
    )
  );
}

/** Whether the amount is exactly the sum of the parts and taxes in the email, less its discounts. */
export function isAllParts(one: Amount, ledger: AmountIndex): boolean {
  const parts = ledger.of("part", "tax").filter((other) => mayShareCurrency(other, one) && other.value > 0);
  const less = ledger.of("discount").filter((other) => mayShareCurrency(other, one));
  return parts.length > 1 && parts.length <= MAX_TERMS && isSame(total(parts) - total(less), one.value);
}

/** Whether the amount is a net price plus its commission, with or without the tax on that commission. */
export function isNetPlusCommission(
  one: Amount,
  net: Amount,
  commission: Amount,
  ledger: AmountIndex,
): boolean {
  return (
    net.value > commission.value &&
    mayShareCurrency(net, one) &&
    (isSame(net.value + commission.value, one.value) ||
      ledger.of("commissionTax").some(({ value }) => isSame(net.value + commission.value + value, one.value)))
  );
}

/**
 * "USD 1,980 per person, so USD 3,960", "3,960 kr (1,980 kr each)": whether the amount is a whole multiple of the unit
 * price just before or after it.
 */
export function isMultiple(one: Amount, ledger: AmountIndex): boolean {
  return ledger.of("each").some((each) => {
    const count = one.value / each.value;
    const isNext = each.doc === one.doc && Math.abs(one.at - each.at) < NEAR;
    const isWhole = Number.isInteger(count) && count > 1 && count <= MAX_PARTY;
    return isNext && isWhole && one.currency !== null && each.currency === one.currency;
  });
}

/** Whether a share of a price without tax is a plausible rate of value added tax. */
export function isTaxRate(share: number): boolean {
  return share * 100 >= LEAST_TAX_PERCENT && share <= MAX_TAX;
}

/** Whether the amount is a price less a discount. */
export function isReduced(one: Amount, list: Amount, ledger: AmountIndex): boolean {
  return (
    mayShareCurrency(one, list) &&
    ledger.of("discount").some(({ value }) => isSame(list.value - Math.abs(value), one.value))
  );
}

/** Whether a commission is exactly its printed percentage of an amount. */
export function isRateOf({ rate, value }: Amount, base: Amount): boolean {
  return rate !== undefined && Math.abs((base.value * rate) / 100 - value) < NEAR_SHARE;
}

/** Whether a value plus one of the other amounts, or plus all of them, equals a sum. */
function adds(value: number, others: readonly Amount[], sum: number): boolean {
  return others.some((one) => isSame(value + one.value, sum)) || isSame(value + total(others), sum);
}

function total(list: readonly Amount[]): number {
  return list.reduce((sum, one) => sum + Math.abs(one.value), 0);
}
