import { z } from "zod";
import { MOST_PAYABLE } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { amountProblem, type Currency, formatMoney, type Money, money } from "@/lib/platform/base/money";
import { ENTRY_REASONS, type EntryReason } from "../categories/category.model";

const amount = z.number({ error: "Give each part its amount" });
const words = z.string().trim().max(200).optional();

/**
 * A part of a deposit in a request. The amount is in major units of the deposit's currency, and has the same sign as
 * the deposit.
 */
export const splitPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("booking"), bookingId: z.uuid(), userId: z.uuid().optional(), amount }),
  /** A fee that was deducted from the payment. The other parts exceed the deposit by this amount. */
  z.object({ kind: z.literal("fee"), amount }),
  /** An amount without a booking, such as an override or interest. */
  z.object({ kind: z.literal("difference"), reason: z.enum(ENTRY_REASONS), amount }),
  /** An amount for a booking that isn't known yet, with what the supplier says about it. */
  z.object({ kind: z.literal("unclaimed"), confirmationNumber: words, clientName: words, amount }),
]);
export const splitParts = z
  .array(splitPart)
  .min(2, "A deposit is split into at least two parts.")
  .max(MOST_PAYABLE);
export type SplitPart = z.output<typeof splitPart>;

/** The target of a part: a booking of an agent, or none. */
export type PartFor =
  | { readonly userId: string; readonly bookingId: string }
  | {
      readonly reason: EntryReason | null;
      readonly confirmationNumber: string | null;
      readonly clientName: string | null;
    };
/** `minor` is the part of the deposit. `feeMinor` was deducted on the way, but counts as received. */
export type DepositPart = PartFor & { readonly minor: number; readonly feeMinor?: number };

/** Returns a part's amount in minor units, or why it isn't valid in the currency. */
export function partMinor(
  { amount: typed }: SplitPart,
  code: Currency,
): number | { readonly problem: string } {
  const problem = amountProblem(typed, code);
  return problem === undefined ? money(typed, code).minor : { problem };
}

/** Returns why the parts less a fee (null if there is none) don't equal a deposit, or undefined if they do. */
export function splitProblem(
  deposit: Money,
  grossMinors: readonly number[],
  feeMinor: number | null,
): string | undefined {
  const sum = grossMinors.reduce((all, minor) => all + minor, 0) - (feeMinor ?? 0);
  const amounts = feeMinor === null ? grossMinors : [...grossMinors, feeMinor];
  if (grossMinors.length === 0) return "Say what the deposit is for.";
  if (amounts.some((minor) => minor === 0 || Math.sign(minor) !== Math.sign(deposit.minor)))
    return "Each part needs an amount with the sign of the deposit.";
  if (sum === deposit.minor) return undefined;
  const off = formatMoney({ ...deposit, minor: Math.abs(deposit.minor - sum) });
  return `The parts are ${off} ${Math.abs(sum) < Math.abs(deposit.minor) ? "less" : "more"} than the deposit.`;
}

/** Distributes a fee among the parts in proportion to their amounts, exact to the minor unit. */
export function feeShares(grossMinors: readonly number[], feeMinor: number): readonly number[] {
  const whole = BigInt(grossMinors.reduce((all, minor) => all + minor, 0) || 1);
  let [before, given] = [0n, 0n];
  return grossMinors.map((minor) => {
    before += BigInt(minor);
    const upTo = (before * BigInt(feeMinor)) / whole;
    const share = upTo - given;
    given = upTo;
    return Number(share);
  });
}
