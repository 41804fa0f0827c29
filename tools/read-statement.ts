import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { dayIn } from "../lib/platform/base/dates/calendar-date";
import { Failure } from "../lib/platform/base/failure";
import { type Currency, currency, digitsOf, major } from "../lib/platform/base/money";
import type { StatementLine } from "../lib/reconciliation/bank-statements/statement.model";
import {
  type ReadForAccount,
  readForAccount,
} from "../lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { statementBytes } from "../lib/reconciliation/bank-transactions/import/reading/statement-bytes";
import type { StatementOpen } from "../lib/reconciliation/bank-transactions/import/reading/statement-task.model";

const USAGE = "Usage: npm run --silent read-statement -- --currency EUR FILE\n";

/**
 * `read-statement --currency EUR FILE` prints what the REST import would store from a bank's file for an account in
 * that currency: {transactions, skipped, question}. While a question is open nothing would be imported. Needs no
 * database and no server.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { currency: { type: "string" } },
  });
  const code = currency.safeParse(values.currency).data;
  const [file] = positionals;
  if (!code || !file) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`${JSON.stringify(await readAs(code, file))}\n`);
}

async function readAs(code: Currency, file: string) {
  const bytes = await statementBytes(await readFile(file), path.basename(file)).catch(unreadable);
  if (typeof bytes === "string") return nothing(bytes);
  const read = readForAccount({
    bytes,
    today: dayIn(new Date(), "UTC"),
    accounts: [{ id: "account", name: "The account", currency: code, lastDigits: null, version: 1 }],
    accountId: "account",
    mapping: null,
    remembered: new Map(),
    guesses: true,
  });
  return printed(read);
}

function unreadable(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}

function nothing(reason: string) {
  return { transactions: [], skipped: [{ line: lineIn(reason), reason }], question: null };
}

function printed({ answer, lines }: ReadForAccount) {
  if (answer.kind === "refused") return nothing(answer.message);
  if (answer.kind === "asks") return { transactions: [], skipped: [], question: questionOf(answer) };
  return {
    transactions: lines.map(transactionOf),
    skipped: answer.skipped.map(({ line, reason }) => ({ line, reason })),
    question: null,
  };
}

function transactionOf({ bookedOn, amountMinor, currency: code, payer, memo }: StatementLine) {
  return { date: bookedOn, amount: decimal(amountMinor, code), payer, memo };
}

function decimal(minor: number, code: Currency): string {
  return major({ minor, currency: code }).toFixed(digitsOf(code));
}

/** Returns the first open question; if no single answer would settle it, with the columns to choose from. */
function questionOf({ questions, csv }: StatementOpen) {
  const [first] = questions;
  const columns = csv?.columns.map(({ name }) => name) ?? [];
  if (!first || first.about === "mapping" || first.about === "currency")
    return { about: first?.about ?? "mapping", choices: columns };
  if (first.about === "decimalMark") return { ...first, choices: [".", ","] };
  if (first.about === "minor") return { ...first, choices: ["isMinor: false", "isMinor: true"] };
  if (first.about === "opening")
    return { ...first, choices: ["beginsWithBalance: false", "beginsWithBalance: true"] };
  if (first.about === "turned") return { ...first, choices: ["isSignTurned: false", "isSignTurned: true"] };
  if (first.about === "sign") return { ...first, choices: ["credit", "debit", ...columns] };
  return { choices: columns, ...first };
}

function lineIn(message: string): number | null {
  const line = /^Line (\d+):/.exec(message)?.[1];
  return line === undefined ? null : Number(line);
}

await main();
