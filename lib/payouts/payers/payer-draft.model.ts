import { z } from "zod";
import { nachaPayer, sepaPayer } from "../bank-files/payer.model";

/** What the platform's bank has registered, for files of one kind. */
export const payerDraft = z.discriminatedUnion("kind", [
  nachaPayer.extend({ kind: z.literal("nacha") }),
  sepaPayer.extend({ kind: z.literal("sepa") }),
]);
export type PayerDraft = z.output<typeof payerDraft>;
