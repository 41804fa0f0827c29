import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { digitsOf } from "@/lib/platform/base/money";
import type { Habits } from "../knowledge/habits.model";
import type { Rates } from "../knowledge/rates.model";
import { isRounded } from "../knowledge/shares.model";
import { WHOLLY, wayOfDeduction, wayOfFee, wayOfShare } from "../knowledge/ways.model";

/** The relations between a deposit and the expected amount, best first. */
const AMOUNT_KINDS = [
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

/** The relations that are unlikely to be a coincidence: up to a foreign amount. */
export const SURE_KINDS: ReadonlySet<AmountKind> = new Set(
  AMOUNT_KINDS.slice(0, AMOUNT_KINDS.indexOf("foreign") + 1),
);

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
export function fitOf(deposit: Deposit, expected: Expected, { habits, rates }: Learned): AmountFit | null {
  const { outstandingMinor: owed, family } = expected;
  const amount = deposit.amountMinor;
  if (owed <= 0 || amount <= 0) return null;
  if (deposit.currency !== expected.currency) return foreignFit(deposit, expected, habits, rates);
  const gap = Math.log(amount / owed);
  const plain = { isOwnHabit: false, isForeign: false, likelihood: 0, usual: 0, gap, feeMinor: 0 };
  if (amount === owed)
    return { ...plain, kind: "exact", usual: habits.ways.usualOf(family, WHOLLY), creditMinor: owed };
  const both: Comparison = { ...expected, ...deposit, owed, habits, plain };
  const tax = taxFit(both);
  if (tax && deposit.saysTax) return tax;
  const ways = [feeFit(both), shareFit(both), deductionFit(both), partLessFee(both)]
    .flatMap((fit) => fit ?? [])
    .sort((one, other) => other.usual - one.usual);
  const [known = tax ?? equalFit(both)] = ways;
  return (
    known ?? {
      ...plain,
      ...(isCharge(owed - amount, deposit) ? { kind: "charge" as const } : looseFit(gap)),
      creditMinor: Math.min(amount, owed),
    }
  );
}

export type Learned = { readonly habits: Habits; readonly rates: Rates };

/** A deposit and an expected amount in one currency, with what holds for them whichever their relation is. */
type Comparison = Deposit &
  Expected & {
    readonly owed: number;
    readonly habits: Habits;
    readonly plain: Omit<AmountFit, "kind" | "creditMinor">;
  };

function feeFit({ amountMinor, owed, family, currency, habits, plain }: Comparison): AmountFit | null {
  const feeMinor = owed - amountMinor;
  const isOwnHabit = feeMinor > 0 && habits.isFeeOf(family, currency, feeMinor);
  if (feeMinor <= 0 || !(isOwnHabit || habits.feesOf(currency).has(feeMinor))) return null;
  const usual = habits.ways.usualOf(family, wayOfFee(currency, feeMinor));
  return { ...plain, kind: "fee", isOwnHabit, usual, feeMinor, creditMinor: owed };
}

function shareFit({
  amountMinor: amount,
  owed,
  commissionMinor: whole,
  family,
  habits: { shares, ways },
  plain,
}: Comparison): AmountFit | null {
  const fits = (share: number) => isRounded(amount, (share < PART ? whole : owed) * share);
  const own = shares.of(family).find(fits);
  const share = own ?? shares.all.find(fits) ?? shares.addedBy(family).find(fits);
  if (share === undefined) return null;
  const isPart = share < PART;
  if (isPart && amount > owed) return null;
  return {
    ...plain,
    kind: isPart ? "part" : "share",
    isOwnHabit: own !== undefined || share > 1,
    usual: ways.usualOf(family, wayOfShare(share)),
    creditMinor: isPart ? amount : owed,
  };
}

/** Compares with a part that the family is known to pay, less a charge by which its parts were short before. */
function partLessFee({ amountMinor, currency, owed, family, habits, plain, ...expected }: Comparison) {
  const known = habits.partFees
    .of(family, currency)
    .find(({ share, feeMinor }) => isRounded(amountMinor + feeMinor, expected.commissionMinor * share));
  if (!known || amountMinor + known.feeMinor > owed) return null;
  const { feeMinor } = known;
  const kind = "part" as const;
  return { ...plain, kind, isOwnHabit: true, feeMinor, creditMinor: amountMinor + feeMinor };
}

/** Compares with the amount less what a processor deducts from each booking: a share and a fixed sum. */
function deductionFit(both: Comparison): AmountFit | null {
  const { amountMinor, owed, family, count = 1, habits, plain } = both;
  const asked = { amountMinor, expectedMinor: owed, bookingCount: count };
  const deduction = habits.deductions.of(family, both.currency).find((one) => one.isOf(asked));
  if (!deduction) return null;
  const usual = habits.ways.usualOf(family, wayOfDeduction(deduction));
  return { ...plain, kind: "share", usual, feeMinor: owed - amountMinor, creditMinor: owed };
}

/**
 * Compares with the whole amount less tax, if the memo mentions tax, or this company's payments were short by the same
 * share before.
 */
function taxFit({ amountMinor, saysTax, owed, family, habits, plain }: Comparison): AmountFit | null {
  const share = TAX_SHARES.find((one) => Math.abs(amountMinor - owed * one) < 1);
  if (share === undefined) return null;
  const isOwnHabit = habits.shares.wasSeen(family, share);
  if (!saysTax && !isOwnHabit) return null;
  const usual = habits.ways.usualOf(family, wayOfShare(share));
  return { ...plain, kind: "tax", isOwnHabit, usual, creditMinor: owed };
}

/**
 * Compares with one of several equal parts that are still owed. If the memo states their number, only that number
 * counts first.
 */
function equalFit({
  amountMinor,
  ofParts,
  owed,
  commissionMinor: whole,
  plain,
}: Comparison): AmountFit | null {
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
  const { middle, deviation, isKnown } = habits.spreads.of(expected.family);
  const z = (share: number) => Math.log(ratio / (middle * share)) / deviation;
  const parts = habits.shares.all.filter((share) => share < PART && Math.abs(z(share)) <= PART_REACH);
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
