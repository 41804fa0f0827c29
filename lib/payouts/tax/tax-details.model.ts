import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import type { Columns } from "@/lib/platform/base/sheet";
import { bankName } from "../bank-files/account-fields.model";

/**
 * The kinds of tax numbers: that of a person (SSN), of a person without one (ITIN), both of nine digits, or of a
 * company (EIN).
 */
export const TAX_NUMBER_KINDS = ["SSN", "ITIN", "EIN"] as const;
export type TaxNumberKind = (typeof TAX_NUMBER_KINDS)[number];

/** The numbers that are assigned, according to the Social Security Administration and the Internal Revenue Service. */
const GIVEN_OUT: Readonly<Record<TaxNumberKind, RegExp>> = {
  SSN: /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/,
  ITIN: /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/,
  EIN: /^(?!00)\d{9}$/,
};

/** Returns why a number can't be of its kind; undefined if it can. */
export function taxNumberProblem(kind: TaxNumberKind, digits: string): string | undefined {
  if (!/^\d{9}$/.test(digits)) return "Nine digits, as on the W-9";
  return GIVEN_OUT[kind].test(digits) ? undefined : `No such ${kind} is given out`;
}

/** The details of an agent that Form 1099-NEC requires, as they enter them. */
export const taxDetailsDraft = z
  .object({
    name: bankName("Name", 80),
    kind: z.enum(TAX_NUMBER_KINDS),
    number: z
      .string({ error: missing("Number is required") })
      .transform((text) => text.replace(/[\s-]/g, "")),
    street: bankName("Street", 80),
    city: bankName("City", 40),
    state: z
      .string({ error: missing("State is required") })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "Two letters, like CA"),
    zip: z
      .string({ error: missing("ZIP code is required") })
      .trim()
      .regex(/^\d{5}(?:-\d{4})?$/, "Five digits, or nine with a hyphen"),
  })
  .superRefine(({ kind, number }, issues) => {
    const message = taxNumberProblem(kind, number);
    if (message) issues.addIssue({ code: "custom", path: ["number"], message });
  });
export type TaxDetailsDraft = z.output<typeof taxDetailsDraft>;

export const form1099Query = z.object({ year: z.string().regex(/^20\d\d$/, "year must be written YYYY") });

/**
 * An agent to be reported; `paid` is in major units of US dollars. Without details, the row contains only what the
 * platform knows about them.
 */
export type Reported = {
  readonly agent: string;
  readonly email: string;
  readonly paid: number;
  readonly details: TaxDetailsDraft | null;
};

/** The columns of the file. */
export const FORM_1099_COLUMNS: Columns<Reported> = [
  ["Agent", ({ agent }) => agent],
  ["Email", ({ email }) => email],
  ["Name", ({ details }) => details?.name],
  ["TIN type", ({ details }) => details?.kind],
  ["TIN", ({ details }) => details?.number],
  ["Street", ({ details }) => details?.street],
  ["City", ({ details }) => details?.city],
  ["State", ({ details }) => details?.state],
  ["ZIP", ({ details }) => details?.zip],
  ["Box 1 Nonemployee compensation", ({ paid }) => paid],
];
