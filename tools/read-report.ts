import { readFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../lib/platform/base/failure";
import { type Currency, digitsOf, major } from "../lib/platform/base/money";
import { readReportFile } from "../lib/reconciliation/commission-reports/import/read-report-file";
import type { LineAmounts } from "../lib/reconciliation/commission-reports/reading/line-amounts.model";
import type { ReportReading } from "../lib/reconciliation/commission-reports/reading/report-reading.model";
import type { EntryDraft } from "../lib/reconciliation/commission-reports/report.model";

/**
 * `read-report FILE` prints what the import dialog would initially show for a supplier's commission statement:
 * {supplier, number, currency, net, lines, problems, question, notes}. Needs no database and no server.
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
    const read = await readReportFile(await readFile(file), path.basename(file), {});
    return read.refusal === null ? shown(read) : refused(read.refusal, ...read.problems);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refused(error.message);
  }
}

function refused(message: string, ...problems: ReportReading["problems"]) {
  const nothing = { supplier: null, number: null, currency: null, net: null, lines: [] };
  return { ...nothing, problems: [{ row: null, message }, ...problems], question: null, notes: [] };
}

function shown(read: ReportReading) {
  const { stated, format, entries, amounts, problems, doubts, lacks, questions, headers } = read;
  const code = format.currency;
  const question =
    questions[0] ?? (lacks === null ? null : { about: "mapping", example: lacks, choices: headers });
  const sum = amounts.reduce((all, { netMinor }) => all + netMinor, 0);
  const net = stated.netAmount ?? (entries.length > 0 ? major({ minor: sum, currency: code }) : null);
  return {
    supplier: stated.supplierName ?? null,
    number: stated.referenceNumber ?? null,
    currency: stated.currency ?? null,
    net: question ? null : (net?.toFixed(digitsOf(code)) ?? null),
    lines: question ? [] : entries.flatMap((entry, at) => lineOf(entry, amounts[at], code)),
    problems: [...problems, ...doubts],
    question,
    notes: [...read.notes, ...sharedSign(read)],
  };
}

/** Returns the notes the dialog shows next to the figures. */
function sharedSign({ stated, isCurrencyStated }: ReportReading): readonly string[] {
  if (!stated.currency || isCurrencyStated) return [];
  return ["Only a sign that several currencies share says which currency it is."];
}

/** Returns a line as the import stores it: a bonus is part of the gross, and whatever a host keeps is a fee. */
function lineOf(entry: EntryDraft, amounts: LineAmounts | undefined, code: Currency) {
  if (!amounts) return [];
  const decimal = (minor: number) => major({ minor, currency: code }).toFixed(digitsOf(code));
  return {
    reference: entry.confirmationNumber,
    client: entry.clientName,
    start: entry.travelStart,
    gross: decimal(entry.grossMinor),
    fee: decimal(amounts.feeMinor + amounts.keptMinor),
    tax: decimal(entry.taxMinor),
    net: decimal(amounts.netMinor),
  };
}

await main(process.argv.slice(2));
