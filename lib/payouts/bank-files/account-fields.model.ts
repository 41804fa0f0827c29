import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import { ibanProblem, plainIban } from "./iban.model";
import { isLatin } from "./latin-text.model";
import { routingNumberProblem } from "./routing-number.model";

/** A routing number, in data from outside. */
export const routingNumberSchema = z
  .string({ error: missing("Routing number is required") })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .superRefine(saying(routingNumberProblem));

/** An account number, in data from outside, as files of the American clearing house can hold it. */
export const accountNumberSchema = z
  .string({ error: missing("Account number is required") })
  .transform((text) => text.replace(/\s/g, ""))
  .refine((text) => /^[A-Za-z0-9-]{4,17}$/.test(text), "An account number has 4 to 17 digits");

/** An IBAN, in data from outside. */
export const ibanSchema = z
  .string({ error: missing("IBAN is required") })
  .transform(plainIban)
  .superRefine(saying(ibanProblem));

/** A name of at most so many signs that a bank reads. */
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
