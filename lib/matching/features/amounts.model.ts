import type { CalendarDate } from "@/lib/base/calendar-date";
import { digitsOf } from "@/lib/base/money";
import type { Rates } from "@/lib/exchange-rates/rate.model";
import type { Habits } from "../knowledge/habits.model";
import { WHOLLY, wayOfFee, wayOfShare } from "../knowledge/ways.model";

/** How a deposit relates to what was expected, best first. */
export const AMOUNT_KINDS = [
  "exact",
  "fee",
  "share",
  "part",
  "foreign",
  "foreign-part",
  "charge",
  "near",
  "far",
] as const;
export type AmountKind = (typeof AMOUNT_KINDS)[number];

export type AmountFit = {
  readonly kind: AmountKind;
  /** Whether this very company is known for it: its fee, its share, its bank's spread. */
  readonly isOwnHabit: boolean;
  /** Whether it came in another currency: how much that makes is known only roughly. */
  readonly isForeign: boolean;
  /** The logarithm of how likely a foreign amount is by the payer's habit, against a spread of one percent; else 0. */
  readonly likelihood: number;
  /** The logarithm of how often its payer's payments come so, where that can be known; else 0. */
  readonly usual: number;
  /** The logarithm of deposit over expectation, at the day's rate. */
  readonly gap: number;
  /** What was kept on the way, in the deposit's currency. */
  readonly feeMinor: number;
  /** What it would take of what is outstanding, in that one's currency. */
  readonly creditMinor: number;
};

export type Deposit = { readonly amountMinor: number; readonly currency: string; readonly on: CalendarDate };
export type Expected = {
  readonly outstandingMinor: number;
  readonly commissionMinor: number;
  readonly currency: string;
  readonly family: string | null;
};

/** Those that nobody would call a coincidence. */
export const SURE_KINDS: ReadonlySet<AmountKind> = new Set(["exact", "fee", "share", "part", "foreign"]);

/** Shares below this are parts of a commission; above, a whole one less somebody's percentage. */
const PART = 0.85;
const NEAR = 0.22;
const MOST_CHARGED = 50;
const FOREIGN_REACH = 3.5;
const PART_REACH = 2;

/** How a deposit relates to an expected amount, by what was learned of fees, shares and rates. */
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
  const ways = [
    feeFit(amount, expected, deposit.currency, habits, plain),
    shareFit(amount, expected, habits, plain),
  ]
    .flatMap((fit) => fit ?? [])
    .sort((one, other) => other.usual - one.usual);
  const fee = owed - amount;
  return (
    ways[0] ?? {
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
  const fits = (share: number) => amount === Math.round((share < PART ? whole : owed) * share);
  const own = habits.sharesOf(family).find(fits);
  const share = own ?? habits.shares.find(fits);
  if (share === undefined) return null;
  const isPart = share < PART;
  if (isPart && amount > owed) return null;
  return {
    ...plain,
    kind: isPart ? "part" : "share",
    isOwnHabit: own !== undefined,
    usual: habits.usualOf(family, wayOfShare(share)),
    creditMinor: isPart ? amount : owed,
  };
}

/** What is missing is so little and so round that a bank may have charged it, though nobody has confirmed such a fee yet. */
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

/** The amounts that a deposit may have been before something was kept of it, each in its own currency. */
export function possibleAmounts({ amountMinor, currency }: Deposit, habits: Habits): readonly number[] {
  const fees = [...habits.feesOf(currency)].map((fee) => amountMinor + fee);
  const shares = habits.shares.map((share) => Math.round(amountMinor / share));
  return [...new Set([amountMinor, ...fees, ...shares])];
}

/** What a deposit may have been before a family's payments lose what they usually do: a fee, or a share that is kept of the whole. */
export function usualWholes(
  { amountMinor, currency }: Deposit,
  family: string | null,
  habits: Habits,
): readonly number[] {
  const fees = habits.ownFeesOf(family, currency).map((fee) => amountMinor + fee);
  const shares = habits
    .sharesOf(family)
    .flatMap((share) => (share < PART ? [] : wholesOf(amountMinor, share)));
  return [...new Set([amountMinor, ...fees, ...shares])];
}

/** All amounts whose share, rounded, is this one. */
function wholesOf(amountMinor: number, share: number): readonly number[] {
  const [least, most] = [Math.ceil((amountMinor - 0.5) / share), Math.floor((amountMinor + 0.5) / share)];
  return least >= most ? [Math.round(amountMinor / share)] : [least, most];
}

/** The whole commissions of which a deposit may be a known part. */
export function possibleWholes({ amountMinor }: Deposit, habits: Habits): readonly number[] {
  return habits.shares.flatMap((share) => (share < PART ? [Math.round(amountMinor / share)] : []));
}

/** The amounts of another currency that a deposit may be, at the day's rate and by the payer's habit; null where no rate is known. */
export function possibleForeign(
  { amountMinor, currency, on }: Deposit,
  owed: Pick<Expected, "currency" | "family">,
  habits: Habits,
  rates: Rates,
): { readonly low: number; readonly high: number } | null {
  const rate = rates.between(owed.currency, currency, on);
  if (rate === null) return null;
  const scale = 10 ** (digitsOf(currency) - digitsOf(owed.currency));
  const { middle, deviation } = habits.spreadOf(owed.family);
  const whole = amountMinor / (rate * scale * middle);
  const reach = Math.exp(FOREIGN_REACH * deviation);
  return { low: Math.floor(whole / reach), high: Math.ceil(whole * reach) };
}
