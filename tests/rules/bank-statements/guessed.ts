import { type CsvGuess, guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import type { StatementOptions } from "@/lib/reconciliation/bank-statements/statement.model";
import { statementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import { bytesOf, EUR } from "./statement-bytes";

export const PLAIN =
  "Date,Description,Amount,Balance\n2027-03-01,HOTEL ADLON,12.50,100.00\n2027-03-02,Fee,-1.00,99.00\n";

export function guessed(text: string): CsvGuess {
  const guess = guessCsvMapping(bytesOf(text));
  if ("damaged" in guess) throw new Error(guess.damaged.reason);
  return guess;
}

/** Returns options with the guessed mapping and a person's changes to it. */
export function by(text: string, changes: object = {}, code = EUR): StatementOptions {
  return { currency: code, mapping: statementMapping.parse({ ...guessed(text).mapping, ...changes }) };
}
