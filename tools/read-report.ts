import { readFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../lib/base/failure";
import { type Currency, digitsOf, major } from "../lib/base/money";
import { type ReportReading, readReportFile } from "../lib/commission-reports/import/read-report-file";
import { type EntryDraft, netOf } from "../lib/commission-reports/report.model";

/**
 * `read-report FILE` prints what the import dialog would show of a supplier's commission statement before anybody has
 * chosen anything: {supplier, number, currency, net, lines, problems, question}. Needs no database and no server.
 */
async function main([file]: readonly string[]): Promise<void> {
  if (!file) {
    process.stderr.write("Usage: npm run --silent read-report -- FILE\n");
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`${JSON.stringify(await printed(file))}\n`);
}

async function printed(file: string) {
  try {
    return shown(await readReportFile(await readFile(file), path.basename(file), {}));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const nothing = { supplier: null, number: null, currency: null, net: null, lines: [] };
    return { ...nothing, problems: [{ row: null, message: error.message }], question: null };
  }
}

function shown(read: ReportReading) {
  const { stated, format, isCurrencyStated, entries, problems, lacks, questions, headers } = read;
  const code = format.currency;
  const question =
    questions[0] ?? (lacks === null ? null : { about: "mapping", example: lacks, choices: headers });
  const net =
    stated.netAmount ?? (entries.length > 0 ? major({ minor: netMinor(entries), currency: code }) : null);
  return {
    supplier: stated.supplierName ?? null,
    number: stated.referenceNumber ?? null,
    currency: isCurrencyStated ? code : null,
    net: net?.toFixed(digitsOf(code)) ?? null,
    lines: question ? [] : entries.map((entry) => lineOf(entry, code)),
    problems,
    question,
  };
}

function netMinor(entries: readonly EntryDraft[]): number {
  return entries.reduce((sum, entry) => sum + netOf(entry), 0);
}

function lineOf(entry: EntryDraft, code: Currency) {
  const decimal = (minor: number) => major({ minor, currency: code }).toFixed(digitsOf(code));
  return {
    reference: entry.confirmationNumber,
    client: entry.clientName,
    start: entry.travelStart,
    gross: decimal(entry.grossMinor),
    fee: decimal(entry.feeMinor),
    tax: decimal(entry.taxMinor),
    net: decimal(netOf(entry)),
  };
}

await main(process.argv.slice(2));
