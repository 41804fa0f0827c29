import { digitsOf } from "@/lib/platform/base/money";
import type { Habits } from "../knowledge/habits.model";
import {
  type Deposit,
  EQUAL_PARTS,
  type Expected,
  FOREIGN_REACH,
  type Learned,
  PART,
  TAX_SHARES,
} from "./amounts.model";

/** Returns the amounts that a deposit may have been before deductions, each in its own currency. */
export function possibleAmounts(deposit: Deposit, habits: Habits): readonly number[] {
  const { amountMinor, currency, saysTax } = deposit;
  const fees = [...habits.feesOf(currency)].map((fee) => amountMinor + fee);
  const shares = [...habits.shares.all, ...(saysTax ? TAX_SHARES : [])].flatMap((share) =>
    wholesOf(amountMinor, share),
  );
  // A processor deducts the same from all its customers, and its payments hardly name them.
  const kept = habits.deductions.of(null, currency).flatMap((one) => one.wholesOf(amountMinor));
  return [...new Set([amountMinor, ...fees, ...shares, ...kept])];
}

/**
 * Returns the amounts that a deposit may have been before a family's usual changes: a fee, a share deducted from the
 * whole, or added tax.
 */
export function usualWholes(
  { amountMinor, currency }: Deposit,
  family: string | null,
  habits: Habits,
): readonly number[] {
  const fees = habits.ownFeesOf(family, currency).map((fee) => amountMinor + fee);
  const shares = [...habits.shares.of(family), ...habits.shares.addedBy(family)].flatMap((share) =>
    share < PART ? [] : wholesOf(amountMinor, share),
  );
  return [...new Set([amountMinor, ...fees, ...shares])];
}

/** Returns what a family may have owed where a deposit is that less or more its usual changes, or a part that it pays. */
export function wholesPaidBy(deposit: Deposit, family: string | null, habits: Habits): readonly number[] {
  if (family === null) return [];
  const parts = habits.shares.of(family).filter((share) => share < PART);
  return [
    ...usualWholes(deposit, family, habits),
    ...parts.flatMap((share) => wholesOf(deposit.amountMinor, share)),
  ];
}

/** Returns all amounts whose share, rounded, is this one. */
function wholesOf(amountMinor: number, share: number): readonly number[] {
  const [least, most] = [Math.ceil((amountMinor - 0.5) / share), Math.floor((amountMinor + 0.5) / share)];
  if (least >= most) return [Math.round(amountMinor / share)];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/**
 * Returns the whole commissions of which a deposit may be a part, or what is left after tax or after a processor's
 * deduction.
 */
export function possibleWholes(
  { amountMinor, currency, ofParts }: Deposit,
  family: string | null,
  habits: Habits,
): readonly number[] {
  const shares = habits.shares.all.filter((share) => share < PART);
  const parts = [...EQUAL_PARTS, ...(ofParts ? [ofParts] : [])];
  const kept = habits.deductions.of(family, currency).flatMap((one) => one.wholesOf(amountMinor));
  const lessFees = habits.partFees
    .of(family, currency)
    .map(({ share, feeMinor }) => (amountMinor + feeMinor) / share);
  return [
    ...new Set([
      ...[...shares, ...habits.shares.addedBy(family), ...TAX_SHARES].map((share) =>
        Math.round(amountMinor / share),
      ),
      ...parts.map((count) => amountMinor * count),
      ...kept,
      ...lessFees.map(Math.round),
    ]),
  ];
}

/**
 * Returns the range of amounts in another currency that a deposit may be, at the day's rate and by the payer's habits,
 * or null if no rate is known.
 */
export function possibleForeign(
  { amountMinor, currency, on }: Deposit,
  owed: Pick<Expected, "currency" | "family">,
  { habits, rates }: Learned,
): { readonly low: number; readonly high: number } | null {
  const rate = rates.between(owed.currency, currency, on);
  if (rate === null) return null;
  const scale = 10 ** (digitsOf(currency) - digitsOf(owed.currency));
  const { middle, deviation } = habits.spreads.of(owed.family);
  const whole = amountMinor / (rate * scale * middle);
  const reach = Math.exp(FOREIGN_REACH * deviation);
  return { low: Math.floor(whole / reach), high: Math.ceil(whole * reach) };
}
