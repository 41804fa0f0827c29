import { z } from "zod";
import { DATE_ORDERS } from "@/lib/csv-import/csv-date.model";

/** A column by its header as `headersOf` tells headers apart; in a file without headers "Column 1" and so on. */
const column = z.string().trim().min(1).max(210);
const optionalColumn = column.nullish().transform((name) => name ?? null);

/**
 * How a CSV statement is read. Either one `amount` column, or `credit`, `debit` or both. `direction` is a column that
 * says of an unsigned amount whether it came or went, `status` one that tells pending lines.
 */
export const statementMapping = z
  .object({
    hasHeader: z.boolean(),
    date: column,
    amount: optionalColumn,
    credit: optionalColumn,
    debit: optionalColumn,
    direction: optionalColumn,
    memo: z.array(column).max(20),
    payer: optionalColumn,
    bankId: optionalColumn,
    currency: optionalColumn,
    account: optionalColumn,
    status: optionalColumn,
    dateOrder: z.enum(DATE_ORDERS),
    decimalMark: z.enum([".", ","]),
    /** The file shows what came as negative, as card statements do. */
    isSignTurned: z.boolean(),
  })
  .refine(({ amount, credit, debit }) => (amount === null) !== (credit === null && debit === null), {
    message: "Choose a column for the amount, or columns for credit and debit.",
    path: ["amount"],
  });
export type StatementMapping = z.output<typeof statementMapping>;
