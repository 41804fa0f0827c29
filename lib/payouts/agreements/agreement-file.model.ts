import { z } from "zod";

/** A CSV file of agreements as text. */
export const agreementUpload = z.object({
  fileName: z.string().trim().min(1, "Choose a file").max(200),
  text: z.string().max(1_000_000, "A file of agreements may have 1 MB at most."),
});
export type AgreementUpload = z.output<typeof agreementUpload>;

/** What importing a file would do. */
export type AgreementPlan = {
  readonly added: number;
  /** Of the same agent, supplier, day and basis as one that stands, with something else agreed. */
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};
