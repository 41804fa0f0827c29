import { z } from "zod";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";

/** A column by its header, as made distinct by `headersOf`; in a file without headers "Column 1" and so on. */
const column = z.string().trim().min(1).max(210);
const optionalColumn = column.nullish().transform((name) => name ?? null);

/**
 * How to read a CSV statement. It has either an `amount` column, or `credit`, `debit` or both. `direction` is a column
 * that says whether an unsigned amount is incoming or outgoing, `status` one that marks pending rows.
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
    /**
     * The column of payees, if the file has both: then `payer` applies to incoming and `payee` to outgoing payments.
     */
    payee: optionalColumn,
    bankId: optionalColumn,
    currency: optionalColumn,
    account: optionalColumn,
    status: optionalColumn,
    /** The codes of `status` whose rows aren't booked, in addition to the known words. */
    unbooked: z
      .array(z.string().max(200))
      .max(50)
      .nullish()
      .transform((codes) => codes ?? null),
    dateOrder: z.enum(DATE_ORDERS),
    /** The year of the last day, if days have no year and nothing in the file proves it. */
    year: z
      .int()
      .min(1990)
      .max(2090)
      .nullish()
      .transform((year) => year ?? null),
    decimalMark: z.enum([".", ","]),
    /** Whether amounts are in cents, as some payment gateways export them; null if nobody was asked. */
    isMinor: z
      .boolean()
      .nullish()
      .transform((is) => is ?? null),
    /**
     * Whether the oldest row, whose amount equals its balance, is the opening balance and not a payment; null if nobody
     * was asked.
     */
    beginsWithBalance: z
      .boolean()
      .nullish()
      .transform((is) => is ?? null),
    /** The meanings of words of `direction`, in addition to the known ones; null or omitted if there are none. */
    ways: z
      .record(z.string().max(200), z.enum(["in", "out"]))
      .nullish()
      .transform((ways) => ways ?? null),
    /** The column of fees. They are deducted from the amount, or added with their own sign if `isFeeSigned`. */
    fee: optionalColumn,
    isFeeSigned: z.boolean().default(false),
    /** The column of the balance after each row, if only the balance determines the signs of the amounts. */
    balance: optionalColumn,
    isNewestFirst: z.boolean().default(false),
    /** Whether incoming amounts are negative, as in card statements. */
    isSignTurned: z.boolean(),
  })
  .refine(({ amount, credit, debit }) => (amount === null) !== (credit === null && debit === null), {
    message: "Choose a column for the amount, or columns for credit and debit.",
    path: ["amount"],
  });
export type StatementMapping = z.output<typeof statementMapping>;
