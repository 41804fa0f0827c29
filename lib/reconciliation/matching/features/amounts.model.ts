import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { digitsOf } from "@/lib/platform/base/money";
import type { Habits } from "../knowledge/habits.model";
import type { Rates } from "../knowledge/rates.model";
import { isRounded } from "../knowledge/shares.model";
import { WHOLLY, wayOfDeduction, wayOfFee, wayOfShare } from "../knowledge/ways.model";

/** The relations between a deposit and the expected amount, best first. */
export const AMOUNT_KINDS = [
  "exact",
  "fee",
  "share",
  "tax",
  "part",
  "equal",
  "foreign",
  "foreign-part",
  "charge",
  "near",
  "far",
] as const;
export type AmountKind = (typeof AMOUNT_KINDS)[number];

export type AmountFit = {
  readonly kind: AmountKind;
  /** Whether the company itself is known for it: its fee, its share, its bank's spread. */
  readonly isOwnHabit: boolean;
  /** Whether it arrived in another currency, so that its value is known only approximately. */
  readonly isForeign: boolean;
  /**
   * The log likelihood of a foreign amount by the payer's habits, relative to a deviation of one percent; otherwise 0.
   */
  readonly likelihood: number;
  /** The logarithm of how often the payer's payments differ in this way, if that is known; otherwise 0. */
  readonly usual: number;
  /** The logarithm of the ratio of deposit to expected amount, at the day's rate. */
  readonly gap: number;
  /** The amount deducted on the way, in the deposit's currency. */
  readonly feeMinor: number;
  /** The part of the outstanding amount that it would pay, in the latter's currency. */
  readonly creditMinor: number;
};

export type Deposit = {
  readonly amountMinor: number;
  readonly currency: string;
  readonly on: CalendarDate;
  /** Whether its memo mentions withheld tax. */
  readonly saysTax?: boolean;
  /** The number of parts of which its memo says it is one. */
  readonly ofParts?: number | null;
};
export type Expected = {
  readonly outstandingMinor: number;
  readonly commissionMinor: number;
  readonly currency: string;
  readonly family: string | null;
  /** The number of bookings of which it is the sum; 1 if omitted. */
  readonly count?: number;
};

/** The relations that are unlikely to be a coincidence. */
export const SURE_KINDS: ReadonlySet<AmountKind> = new Set([
  "exact",
  "fee",
  "share",
  "tax",
  "part",
  "equal",
  "foreign",
]);

/** The shares of a commission that remain after tax, by the usual rates of withholding tax. */
export const TAX_SHARES = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;
/** The numbers of equal parts in which commissions are paid. */
export const EQUAL_PARTS = [2, 3, 4] as const;

/** The share below which an amount is a part of a commission. Above it, it is a whole one less a percentage. */
export const PART = 0.85;
const NEAR = 0.22;
const MOST_CHARGED = 50;
export const FOREIGN_REACH = 3.5;
const PART_REACH = 2;

/** Determines the relation of a deposit to an expected amount, using the learned fees, shares and rates. */
export function fitOf(deposit: Deposit, expected: Expected, habits: Habits, rates: Rates): AmountFit | null {
  const { outstandingMinor: owed, family } = expected;
  if (owed <= 0 || deposit.amountMinor <= 0) return null;
  if (deposit.currency !== expected.currency) return foreignFit(deposit, expected, habits, rates);
  const amount = deposit.amountMinor;
  const plain = {
    isOwnHabit: false,
    isForeign: false,
    likelihood: 0,
    usual: 0,
    gap: Math.log(amount / owed),
    feeMinor: 0,
  };
  if (amount === owed)
    return { ...plain, kind: "exact", usual: habits.usualOf(family, WHOLLY), creditMinor: owed };
  const tax = taxFit(deposit, expected, habits, plain);
  if (tax && deposit.saysTax) return tax;
  const ways = [
    feeFit(amount, expected, deposit.currency, habits, plain),
    shareFit(amount, expected, habits, plain),
    deductionFit(deposit, expected, habits, plain),
    partLessFee(deposit, expected, habits, plain),
  ]
    .flatMap((fit) => fit ?? [])
    .sort((one, other) => other.usual - one.usual);
  const [known = tax ?? equalFit(deposit, expected, plain)] = ways;
  const fee = owed - amount;
  return (
    known ?? {
      ...plain,
      ...(isCharge(fee, deposit) ? { kind: "charge" as const } : looseFit(plain.gap)),
      creditMinor: Math.min(amount, owed),
    }
  );
}

type Plain = Pick<AmountFit, "isOwnHabit" | "isForeign" | "likelihood" | "usual" | "gap" | "feeMinor">;

function feeFit(
  amount: number,
  { outstandingMinor: owed, family }: Expected,
  currency: string,
  habits: Habits,
  plain: Plain,
): AmountFit | null {
  const feeMinor = owed - amount;
  const isOwnHabit = feeMinor > 0 && habits.isFeeOf(family, currency, feeMinor);
  if (feeMinor <= 0 || !(isOwnHabit || habits.feesOf(currency).has(feeMinor))) return null;
  const usual = habits.usualOf(family, wayOfFee(currency, feeMinor));
  return { ...plain, kind: "fee", isOwnHabit, usual, feeMinor, creditMinor: owed };
}

function shareFit(amount: number, expected: Expected, habits: Habits, plain: Plain): AmountFit | null {
  const { outstandingMinor: owed, commissionMinor: whole, family } = expected;
  const fits = (share: number) => isRounded(amount, (share < PART ? whole : owed) * share);
  const own = habits.sharesOf(family).find(fits);
  const share = own ?? habits.shares.find(fits) ?? habits.addedBy(family).find(fits);
  if (share === undefined) return null;
  const isPart = share < PART;
  if (isPart && amount > owed) return null;
  return {
    ...plain,
    kind: isPart ? "part" : "share",
    isOwnHabit: own !== undefined || share > 1,
    usual: habits.usualOf(family, wayOfShare(share)),
    creditMinor: isPart ? amount : owed,
  };
}

/** Compares with a part that the family is known to pay, less a charge by which its parts were short before. */
function partLessFee(
  { amountMinor, currency }: Deposit,
  { outstandingMinor: owed, commissionMinor: whole, family }: Expected,
  habits: Habits,
  plain: Plain,
): AmountFit | null {
  const known = habits
    .partFeesOf(family, currency)
    .find(({ share, feeMinor }) => isRounded(amountMinor + feeMinor, whole * share));
  if (!known || amountMinor + known.feeMinor > owed) return null;
  const { feeMinor } = known;
  return { ...plain, kind: "part", isOwnHabit: true, feeMinor, creditMinor: amountMinor + feeMinor };
}

/** Compares with the amount less what a processor deducts from each booking: a share and a fixed sum. */
function deductionFit(
  { amountMinor, currency }: Deposit,
  { outstandingMinor: owed, family, count = 1 }: Expected,
  habits: Habits,
  plain: Plain,
): AmountFit | null {
  const asked = { amountMinor, expectedMinor: owed, bookingCount: count };
  const deduction = habits.deductionsOf(family, currency).find((one) => one.isOf(asked));
  if (!deduction) return null;
  const usual = habits.usualOf(family, wayOfDeduction(deduction));
  return {
    ...plain,
    kind: "share",
    isOwnHabit: false,
    usual,
    feeMinor: owed - amountMinor,
    creditMinor: owed,
  };
}

/**
 * Compares with the whole amount less tax, if the memo mentions tax, or this company's payments were short by the same
 * share before.
 */
function taxFit(
  { amountMinor, saysTax }: Deposit,
  { outstandingMinor: owed, family }: Expected,
  habits: Habits,
  plain: Plain,
): AmountFit | null {
  const share = TAX_SHARES.find((one) => Math.abs(amountMinor - owed * one) < 1);
  if (share === undefined) return null;
  const isOwnHabit = habits.wasShare(family, share);
  if (!saysTax && !isOwnHabit) return null;
  const usual = habits.usualOf(family, wayOfShare(share));
  return { ...plain, kind: "tax", isOwnHabit, usual, creditMinor: owed };
}

/**
 * Compares with one of several equal parts that are still owed. If the memo states their number, only that number
 * counts first.
 */
function equalFit(
  { amountMinor, ofParts }: Deposit,
  { outstandingMinor: owed, commissionMinor: whole }: Expected,
  plain: Plain,
): AmountFit | null {
  const isPart = (parts: number) => Math.abs(amountMinor * parts - whole) < parts && amountMinor <= owed;
  const parts = [...(ofParts ? [ofParts] : []), ...EQUAL_PARTS].find(isPart);
  if (parts === undefined) return null;
  return { ...plain, kind: "equal", isOwnHabit: parts === ofParts, creditMinor: amountMinor };
}

/**
 * Whether the missing amount is so small and round that a bank may have charged it, although nobody has confirmed such
 * a fee yet.
 */
function isCharge(missing: number, { currency }: Deposit): boolean {
  const unit = 10 ** digitsOf(currency);
  return missing > 0 && missing % unit === 0 && missing <= MOST_CHARGED * unit;
}

function looseFit(gap: number): { readonly kind: AmountKind } {
  return { kind: Math.abs(gap) <= NEAR ? "near" : "far" };
}

function foreignFit(deposit: Deposit, expected: Expected, habits: Habits, rates: Rates): AmountFit | null {
  const rate = rates.between(expected.currency, deposit.currency, deposit.on);
  if (rate === null) return null;
  const scale = 10 ** (digitsOf(deposit.currency) - digitsOf(expected.currency));
  const owed = expected.outstandingMinor;
  const ratio = deposit.amountMinor / (owed * rate * scale);
  const { middle, deviation, isKnown } = habits.spreadOf(expected.family);
  const z = (share: number) => Math.log(ratio / (middle * share)) / deviation;
  const parts = habits.shares.filter((share) => share < PART && Math.abs(z(share)) <= PART_REACH);
  const gap = Math.log(ratio / middle);
  const plain = { isOwnHabit: isKnown, isForeign: true, usual: 0, gap, feeMinor: 0 };
  const credit = Math.min(owed, Math.max(1, Math.round(deposit.amountMinor / (rate * scale))));
  const [part] = parts;
  const fit = part !== undefined && Math.abs(z(1)) > FOREIGN_REACH ? part : 1;
  const isUsual = Math.abs(z(fit)) <= FOREIGN_REACH;
  const likelihood = isUsual ? -0.5 * z(fit) ** 2 - Math.log(deviation / 0.01) : 0;
  if (!isUsual) return { ...plain, ...looseFit(gap), likelihood, creditMinor: credit };
  return {
    ...plain,
    kind: fit === 1 ? "foreign" : "foreign-part",
    likelihood,
    creditMinor: fit === 1 ? owed : credit,
  };
}
