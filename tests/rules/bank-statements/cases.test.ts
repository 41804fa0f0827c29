import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Failure } from "@/lib/platform/base/failure";
import { currency, digitsOf, major } from "@/lib/platform/base/money";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { statementBytes } from "@/lib/reconciliation/bank-transactions/import/reading/statement-bytes";
import { TODAY } from "./statement-bytes";

/**
 * Statements in the formats of banks, processors and programs, with the expected result; `either` allows a question
 * instead.
 */
type Truth = {
  readonly currency: string;
  readonly expect: "read" | "ask" | "either";
  readonly transactions: readonly {
    readonly date: string;
    readonly amount: string;
    readonly payer?: string | null;
    /** Words of its memo or of the other party's name. */
    readonly memoHas?: readonly string[];
  }[];
  readonly why: string;
};

const FOLDER = join(import.meta.dirname, "../../cases/statements");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
const cases = files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length));

it.each(cases)("%s", async (name) => {
  const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Truth;
  const file = files.find((one) => one.startsWith(`${name}.`) && !one.endsWith(".json")) ?? name;
  const code = currency.parse(truth.currency);
  const bytes = await statementBytes(readFileSync(join(FOLDER, file)), file).catch(refused);
  if (bytes === null) return expect(truth.expect, truth.why).toBe("ask");
  const { answer, lines } = readForAccount({
    bytes,
    accounts: [{ id: "account", name: "The account", currency: code, lastDigits: null, version: 1 }],
    accountId: "account",
    mapping: null,
    remembered: new Map(),
    guesses: true,
    today: TODAY,
  });
  if (truth.expect === "either" && answer.kind !== "found") return;
  if (truth.expect === "ask") {
    expect(answer.kind, truth.why).not.toBe("found");
    return;
  }
  expect(answer.kind, truth.why).toBe("found");
  const read = lines.map((line) => ({
    date: line.bookedOn,
    amount: major({ minor: line.amountMinor, currency: line.currency }).toFixed(digitsOf(line.currency)),
    payer: line.payer,
    words: plain(`${line.memo} ${line.payer}`),
  }));
  expect(ordered(read), truth.why).toEqual(ordered(truth.transactions));
  for (const { date, amount, payer, memoHas = [] } of truth.transactions) {
    const words = memoHas.map(plain);
    const found = read.filter((one) => one.date === date && Number(one.amount) === Number(amount));
    const isThere = found.some(
      (one) =>
        words.every((word) => one.words.includes(word)) &&
        (payer === undefined || plain(one.payer ?? "") === plain(payer ?? "")),
    );
    expect(isThere, `${truth.why} ${JSON.stringify({ payer, memoHas, found })}`).toBe(true);
  }
});

/** Returns null for a rejected workbook, which has a message; rethrows anything else. */
function refused(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

function ordered(lines: readonly { readonly date: string; readonly amount: string }[]): string[] {
  return lines.map(({ date, amount }) => `${date} ${Number(amount)}`).sort();
}

function plain(words: string): string {
  return words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}
