import { z } from "zod";
import { guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import { formatOf } from "@/lib/reconciliation/bank-statements/statement-format.model";
import { Unreadable } from "@/lib/reconciliation/bank-statements/unreadable.model";
import { statementOptions } from "../statement-import.model";

/**
 * A file attached to an email without an owner that looks like a bank statement or a commission report. `index` is its
 * position among the email's attachments.
 */
export type AttachedStatement = {
  readonly kind: "bank" | "report";
  readonly emailId: string;
  readonly index: number;
  readonly name: string;
};

/** The body of `POST /admin/unowned-emails/{id}/statement`. */
export const attachedStatementBody = statementOptions.extend({
  attachment: z.int("Say which attachment.").min(0).max(1_000),
});
export type AttachedStatementBody = z.output<typeof attachedStatementBody>;

/** The number of bytes that suffice to detect the format and the columns. */
const HEAD_BYTES = 65_536;

/** Whether a file begins like a bank statement: in a banking format, or as a table of days and amounts. */
export function looksLikeStatement(name: string, bytes: Uint8Array): boolean {
  try {
    const head = bytes.subarray(0, HEAD_BYTES);
    if (formatOf(head) !== "csv") return true;
    if (!/\.(csv|txt|tsv)$/i.test(name)) return false;
    const guess = guessCsvMapping(head);
    if ("damaged" in guess) return false;
    const { date, amount, credit, debit } = guess.mapping;
    return date !== null && (amount !== null || credit !== null || debit !== null);
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
