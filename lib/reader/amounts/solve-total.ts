import { CONFIDENCE } from "../confidence";
import {
  type Amount,
  bySure,
  IN_DOUBT,
  isSame,
  mayShareCurrency,
  mergeEqualAmounts,
  STATED_CONFIDENCE,
} from "./amount.model";
import { doubtfulIfLess } from "./lesser-totals";
import { provenPrices, unlabelled } from "./proofs";
import { type AmountIndex, isReduced, isTaxed, rowsAddedUp } from "./relations";

const SURE = CONFIDENCE.sums;
const MAX_STEPS = 4;

/**
 * Returns the amounts that may be what the guest pays in the end, the most certain first. When the best is below
 * `TOLD`, the email states no total: no label does, or two readings fit. A price to which the email adds a tax, or from
 * which it takes a discount, ranks below the resulting amount.
 */
export function solveTotal(ledger: AmountIndex, commission: Amount | undefined): Amount[] {
  const wholes = ledger.of("whole").filter(({ value }) => value > 0);
  const claims = mergeEqualAmounts([...wholes, ...provenPrices(ledger, commission)]);
  const isTold = claims.some(({ sure }) => sure >= STATED_CONFIDENCE);
  const open = isTold ? claims : mergeEqualAmounts([...claims, ...unlabelled(claims, ledger, commission)]);
  const left = covered(open, ledger, commission).map((one) => doubtfulIfLess(one, ledger));
  const [best] = left.sort(bySure);
  return settled(
    left.map((one) => (best && isMore(best, one, ledger) ? below(one, best) : one)).sort(bySure),
    ledger,
  );
}

function below(one: Amount, best: Amount): Amount {
  return { ...one, sure: Math.min(one.sure, best.sure - SURE.below) };
}

/**
 * Ranks a claim below the amount that completes it: a net below net plus commission, a price below price plus tax, a
 * balance below balance plus deposit.
 */
function covered(claims: readonly Amount[], ledger: AmountIndex, commission: Amount | undefined): Amount[] {
  let list = [...claims];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = completed(list, ledger, commission);
    if (!next) return list;
    list = next;
  }
  return list;
}

/** Returns the claims with the best one ranked below the amount that completes it; null when nothing completes it. */
function completed(
  list: readonly Amount[],
  ledger: AmountIndex,
  commission: Amount | undefined,
): Amount[] | null {
  const [best] = list;
  if (!best) return null;
  const gross = commission && grossOf(best, list, ledger, commission);
  const whole = gross ?? list.find((one) => isMore(one, best, ledger));
  if (!whole) return null;
  const sure = gross ? Math.max(gross.sure, SURE.isGross) : best.sure;
  const completedOne = gross ? { ...best, sure: SURE.net } : below(best, best);
  const others = list.filter(({ value }) => !isSame(value, whole.value) && !isSame(value, best.value));
  return [{ ...whole, sure }, completedOne, ...others].sort(bySure);
}

/**
 * Returns the price that exceeds the best total by exactly the commission. The best total is then the net, and the
 * returned price is the client's.
 */
function grossOf(
  best: Amount,
  list: readonly Amount[],
  ledger: AmountIndex,
  commission: Amount,
): Amount | undefined {
  return [...list, ...ledger.of("part")].find(
    (one) => mayShareCurrency(one, best) && isSame(one.value, best.value + commission.value),
  );
}

/** Whether a price is another one plus its taxes, less its discount, or plus what was already paid. */
function isMore(one: Amount, base: Amount, ledger: AmountIndex): boolean {
  if (isSame(one.value, base.value) || !mayShareCurrency(one, base)) return false;
  return (
    isTaxed(one, base, ledger) ||
    isReduced(one, base, ledger) ||
    rowsAddedUp(one, ledger).some(({ at, doc }) => at === base.at && doc === base.doc) ||
    (one.sure >= STATED_CONFIDENCE &&
      ledger.of("paid").some(({ value }) => isSame(base.value + Math.abs(value), one.value)))
  );
}

/**
 * Chooses among several totals with equally good labels: the largest, if another amount in the email explains each
 * difference; else none counts as stated.
 */
function settled(list: readonly Amount[], ledger: AmountIndex): Amount[] {
  const [best] = list;
  const close = list.filter((one) => best && best.sure - one.sure <= SURE.rival);
  const [first, ...more] = close.toSorted((a, b) => b.value - a.value);
  if (!best || !first || more.length === 0) return [...list];
  const isOne = close.every((one) => mayShareCurrency(one, best)) && isExplained(first, more, ledger);
  const sure = isOne ? first.sure : Math.min(IN_DOUBT, first.sure);
  const rest = list.filter((one) => one !== first);
  return [
    { ...first, sure },
    ...rest.map((one) => ({ ...one, sure: Math.min(one.sure, sure - SURE.after) })),
  ];
}

function isExplained(largest: Amount, rest: readonly Amount[], ledger: AmountIndex): boolean {
  const sum = rest.reduce((all, { value }) => all + value, 0);
  return (
    isSame(sum, largest.value) ||
    rest.every((one) => ledger.all.some((other) => isSame(largest.value - one.value, Math.abs(other.value))))
  );
}
