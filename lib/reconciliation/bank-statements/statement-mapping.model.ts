import { z } from "zod";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";

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
    /** Who was paid, where the file tells them apart: then `payer` counts for what came and `payee` for what went. */
    payee: optionalColumn,
    bankId: optionalColumn,
    currency: optionalColumn,
    account: optionalColumn,
    status: optionalColumn,
    /** Codes of `status` whose lines aren't booked, beyond the words that are known. */
    unbooked: z
      .array(z.string().max(200))
      .max(50)
      .nullish()
      .transform((codes) => codes ?? null),
    dateOrder: z.enum(DATE_ORDERS),
    /** Of the last day, where days stand without a year and the file doesn't tell it. */
    year: z
      .int()
      .min(1990)
      .max(2090)
      .nullish()
      .transform((year) => year ?? null),
    decimalMark: z.enum([".", ","]),
    /** Amounts count cents, as payment gateways export them; null where nobody was asked. */
    isMinor: z
      .boolean()
      .nullish()
      .transform((is) => is ?? null),
    /** The oldest row, whose amount is all of its balance, is the opening balance and no payment; null where nobody was asked. */
    beginsWithBalance: z
      .boolean()
      .nullish()
      .transform((is) => is ?? null),
    /** What words of `direction` mean beyond those that are known; null or left out: the known ones alone count. */
    ways: z
      .record(z.string().max(200), z.enum(["in", "out"]))
      .nullish()
      .transform((ways) => ways ?? null),
    /** Taken off the amount, or added with its own sign where `isFeeSigned`. */
    fee: optionalColumn,
    isFeeSigned: z.boolean().default(false),
    /** The balance after each row, where it alone tells the signs of unsigned amounts. */
    balance: optionalColumn,
    isNewestFirst: z.boolean().default(false),
    /** The file shows what came as negative, as card statements do. */
    isSignTurned: z.boolean(),
  })
  .refine(({ amount, credit, debit }) => (amount === null) !== (credit === null && debit === null), {
    message: "Choose a column for the amount, or columns for credit and debit.",
    path: ["amount"],
  });
export type StatementMapping = z.output<typeof statementMapping>;
