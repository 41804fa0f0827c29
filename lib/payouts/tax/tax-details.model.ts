import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import type { Columns } from "@/lib/platform/base/sheet";
import { bankName } from "../bank-files/account-fields.model";

/** What somebody is reported by: a person's number, that of a person without one (both of nine digits), or a company's. */
export const TAX_NUMBER_KINDS = ["SSN", "ITIN", "EIN"] as const;
export type TaxNumberKind = (typeof TAX_NUMBER_KINDS)[number];

/** Which are given out, as the Social Security Administration and the Internal Revenue Service say. */
const GIVEN_OUT: Readonly<Record<TaxNumberKind, RegExp>> = {
  SSN: /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/,
  ITIN: /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/,
  EIN: /^(?!00)\d{9}$/,
};

/** Why a number can't be one of its kind; nothing where it can. */
export function taxNumberProblem(kind: TaxNumberKind, digits: string): string | undefined {
  if (!/^\d{9}$/.test(digits)) return "Nine digits, as on the W-9";
  return GIVEN_OUT[kind].test(digits) ? undefined : `No such ${kind} is given out`;
}

/** What Form 1099-NEC needs of an agent, as they enter it. */
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

/** An agent who is reported; `paid` in major units of US dollars. Without details only what the platform knows of them. */
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
