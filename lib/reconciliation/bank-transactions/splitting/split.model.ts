import { z } from "zod";
import { MOST_PAYABLE } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { amountProblem, type Currency, formatMoney, type Money, money } from "@/lib/platform/base/money";
import { ENTRY_REASONS, type EntryReason } from "../categories/category.model";

const amount = z.number({ error: "Give each part its amount" });
const words = z.string().trim().max(200).optional();

/** A part of a deposit as a call names it; its amount is in major units of the deposit's currency, and has the deposit's sign. */
export const splitPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("booking"), bookingId: z.uuid(), userId: z.uuid().optional(), amount }),
  /** What was taken of it on the way: the other parts come to so much more than the deposit. */
  z.object({ kind: z.literal("fee"), amount }),
  /** For no booking at all, as an override or interest. */
  z.object({ kind: z.literal("difference"), reason: z.enum(ENTRY_REASONS), amount }),
  /** For a booking that nobody knows yet, and what the supplier says of it. */
  z.object({ kind: z.literal("unclaimed"), confirmationNumber: words, clientName: words, amount }),
]);
export const splitParts = z
  .array(splitPart)
  .min(2, "A deposit is split into at least two parts.")
  .max(MOST_PAYABLE);
export type SplitPart = z.output<typeof splitPart>;

/** What a part is for: a booking of an agent, or none. */
export type PartFor =
  | { readonly userId: string; readonly bookingId: string }
  | {
      readonly reason: EntryReason | null;
      readonly confirmationNumber: string | null;
      readonly clientName: string | null;
    };
/** `minor` of the deposit, and what was taken of it on the way and is counted as received. */
export type DepositPart = PartFor & { readonly minor: number; readonly feeMinor?: number };

/** The minor units of a part's amount, or why it is none of the currency. */
export function partMinor(
  { amount: typed }: SplitPart,
  code: Currency,
): number | { readonly problem: string } {
  const problem = amountProblem(typed, code);
  return problem === undefined ? money(typed, code).minor : { problem };
}

/** Why parts, and what was taken of them (null: nothing), don't make up a deposit; undefined where they do. */
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

/** A fee of the whole shared out in proportion, to the minor unit. */
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
