import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import { ibanProblem, plainIban } from "./iban.model";
import { isLatin } from "./latin-text.model";

/** A routing number in external data. */
export const routingNumberSchema = z
  .string({ error: missing("Routing number is required") })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .superRefine(saying(routingNumberProblem));

/** An account number in external data, as ACH files can hold it. */
export const accountNumberSchema = z
  .string({ error: missing("Account number is required") })
  .transform((text) => text.replace(/\s/g, ""))
  .refine((text) => /^[A-Za-z0-9-]{4,17}$/.test(text), "An account number has 4 to 17 digits");

/** An IBAN in external data. */
export const ibanSchema = z
  .string({ error: missing("IBAN is required") })
  .transform(plainIban)
  .superRefine(saying(ibanProblem));

/** Returns the schema of a name of at most `most` characters that banks can read. */
export function bankName(name: string, most: number) {
  return z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, `Must be at most ${most} characters`)
    .refine((text) => text === "" || isLatin(text), "Write it in Latin letters, as banks do");
}

function saying(problemOf: (text: string) => string | undefined) {
  return (text: string, issues: z.RefinementCtx): void => {
    const message = problemOf(text);
    if (message) issues.addIssue({ code: "custom", message });
  };
}

/**
 * The ranges of the first two digits that the American Bankers Association assigns: Federal Reserve, thrifts,
 * electronic transactions and traveller's cheques.
 */
const KNOWN_STARTS: readonly (readonly [number, number])[] = [
  [1, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];
const WEIGHTS = [3, 7, 1];

/** Returns what is wrong with the routing number of a bank in the United States; undefined if it is valid. */
export function routingNumberProblem(text: string): string | undefined {
  if (!/^\d{9}$/.test(text)) return "A routing number has nine digits";
  const start = Number(text.slice(0, 2));
  const sum = Array.from(text).reduce(
    (so, digit, place) => so + Number(digit) * (WEIGHTS[place % 3] ?? 0),
    0,
  );
  const isKnown = KNOWN_STARTS.some(([first, last]) => start >= first && start <= last);
  return isKnown && sum % 10 === 0
    ? undefined
    : "That is no bank's routing number: one of its digits is wrong";
}
