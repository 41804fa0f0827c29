import { z } from "zod";
import { DIFFERENCES } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { splitParts } from "../splitting/split.model";
import { linkAnswers } from "./link-answers.model";

/** What a person links a transaction to: a booking (with its agent, if ambiguous) or a report. */
export type MatchTarget =
  | { readonly bookingId: string; readonly userId?: string | undefined }
  | { readonly commissionReportId: string };

const target = z.uuid({ error: "Must be an id" }).nullable().optional();

/** Fields that apply only to a transaction as a whole. A split states its fee as one of its parts. */
const OF_WHOLE = ["exchangeRate", "isUnusualRate", "acceptDifference"] as const;

/**
 * The body of `POST /admin/bank-transactions/{id}/match`: the specification has `bookingId` and `commissionReportId`,
 * of which one is given, or null to unlink. The other fields are ours: `parts` splits the transaction, and what a 409
 * asks for in `question` is answered in the field of that name.
 */
export const matchBody = z
  .object({
    bookingId: target,
    commissionReportId: target,
    parts: splitParts.optional(),
    version: z.int().positive().optional(),
    acceptDifference: z.enum(DIFFERENCES).optional(),
    reason: z.string().trim().max(500).optional(),
    ...linkAnswers,
    overReason: z.enum(DIFFERENCE_REASONS).optional(),
    isSecondRecall: z.boolean().optional(),
  })
  .refine(
    ({ bookingId, commissionReportId, parts }) =>
      [bookingId, commissionReportId, parts].filter(Boolean).length < 2,
    { error: "Give one of bookingId, commissionReportId and parts." },
  )
  .refine(
    ({ bookingId, commissionReportId, parts }) =>
      [bookingId, commissionReportId, parts].some((one) => one !== undefined),
    { error: "Give bookingId, commissionReportId or parts; null unlinks." },
  )
  .superRefine((body, issues) => {
    for (const name of body.parts ? OF_WHOLE : [])
      if (body[name] !== undefined && body[name] !== "accept")
        issues.addIssue({ code: "custom", path: [name], message: `${name} is of no use with parts` });
  });
export type MatchBody = z.output<typeof matchBody>;

/** Returns the target that a body names, or null to unlink. */
export function targetIn({ bookingId, commissionReportId }: MatchBody): MatchTarget | null {
  if (bookingId) return { bookingId };
  return commissionReportId ? { commissionReportId } : null;
}
