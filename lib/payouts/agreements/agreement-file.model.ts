import { z } from "zod";

/** The text of a CSV file of agreements. */
export const agreementUpload = z.object({
  fileName: z.string().trim().min(1, "Choose a file").max(200),
  text: z.string().max(1_000_000, "A file of agreements may have 1 MB at most."),
});
export type AgreementUpload = z.output<typeof agreementUpload>;

/** The effects that importing a file would have. */
export type AgreementPlan = {
  readonly added: number;
  /**
   * The number of changes of existing agreements: same agent, supplier, day and basis, but a different percentage or
   * note.
   */
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};
