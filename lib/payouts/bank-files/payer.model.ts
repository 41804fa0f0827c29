import { z } from "zod";
import { missing } from "@/lib/platform/base/input";
import { accountNumberSchema, bankName, ibanSchema, routingNumberSchema } from "./account-fields.model";
import { ACCOUNT_USES } from "./transfer.model";

/** The kinds of files for which the platform's bank has to register the payer. */
export const PAYER_KINDS = ["nacha", "sepa"] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

/** The payer as registered with the bank for ACH files. */
export const nachaPayer = z.object({
  /** The bank that takes the file, which is the originating bank. */
  bankRouting: routingNumberSchema,
  bankName: bankName("Bank", 23),
  companyName: bankName("Company name", 16),
  /** The identifier that the bank assigned, often 1 followed by the employer identification number. */
  companyId: z
    .string({ error: missing("Company id is required") })
    .trim()
    .regex(/^[A-Za-z0-9]{9,10}$/, "The company's id at its bank has nine or ten signs"),
  /** The description on the recipient's bank statement. */
  entryDescription: bankName("Description", 10),
  /** The account that pays, if the bank wants balanced files. */
  offset: z
    .object({
      routingNumber: routingNumberSchema,
      accountNumber: accountNumberSchema,
      use: z.enum(ACCOUNT_USES),
    })
    .nullable(),
});
export type NachaPayer = z.output<typeof nachaPayer>;

/** The payer of SEPA transfers. Its bank may want its BIC beside the IBAN. */
export const sepaPayer = z.object({
  name: bankName("Company name", 70),
  iban: ibanSchema,
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, "A BIC has 8 or 11 signs")
    .nullable(),
});
export type SepaPayer = z.output<typeof sepaPayer>;

/** The registered payer for files of one kind. */
export const payerDraft = z.discriminatedUnion("kind", [
  nachaPayer.extend({ kind: z.literal("nacha") }),
  sepaPayer.extend({ kind: z.literal("sepa") }),
]);
export type PayerDraft = z.output<typeof payerDraft>;
