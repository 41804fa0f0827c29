import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { type CsvRow, openCsvFile } from "@/lib/imports/csv-file.model";
import {
  type Cause,
  type CsvUpload,
  type DryRun,
  NAMED_ROWS,
  type SampleRow,
} from "@/lib/imports/csv-import.model";
import type { RowResult } from "@/lib/imports/csv-row.model";
import { ROW_WARNINGS } from "@/lib/imports/csv-row-amounts.model";
import { readingOf } from "@/lib/imports/read-csv";
import { stageCsv } from "@/lib/imports/stage-csv";
import type { Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inReadTransaction } from "@/lib/platform/context/transaction";

/** Returns a preview of an import. It performs all steps except storing anything. */
export async function dryRunCsv(ctx: Context, upload: CsvUpload): Promise<DryRun> {
  await requirePlan(ctx);
  const file = openCsvFile(upload.bytes);
  const { read, format, questions } = readingOf(file, upload);
  return inReadTransaction(ctx, async (tx) => {
    await allowLongStatements(tx);
    const tally = rowTally();
    const staged = await stageCsv(tx, file, read, {
      importId: null,
      onRow: tally.count,
      onFailures: () => Promise.resolve(),
    });
    const duplicates = await staged.stage.duplicates();
    const { failed, ...told } = tally.result();
    return {
      ...told,
      rows: staged.rows,
      ready: staged.rows - failed - duplicates.length,
      failed,
      duplicates: { count: duplicates.length, rows: duplicates.slice(0, NAMED_ROWS) },
      newSuppliers: staged.suppliersCreated,
      questions,
      answers: format,
    };
  });
}

const SAMPLE_ROWS = 5;
const ROWS_NAMED = 5;

type Tally = Pick<DryRun, "failed" | "errors" | "warnings" | "commission" | "sample">;

/** Tallies the results of the rows of a file, with errors and warnings by cause. */
function rowTally() {
  const errors = causes();
  const warnings = causes();
  const commission = new Map<string, number>();
  const sample: SampleRow[] = [];
  let failed = 0;
  const countBooking = (row: number, { booking, warnings: found }: RowResult & { ok: true }) => {
    for (const warning of found) warnings.add(ROW_WARNINGS[warning], row);
    const { currency, minor } = booking.commission;
    commission.set(currency, (commission.get(currency) ?? 0) + minor);
  };
  return {
    count({ row, cells }: CsvRow, result: RowResult): void {
      const found = result.ok ? [] : result.errors.map((error) => ({ row, ...error }));
      if (sample.length < SAMPLE_ROWS) sample.push({ row, cells, errors: found });
      for (const { message } of found) errors.add(message, row);
      if (result.ok) countBooking(row, result);
      else failed += 1;
    },
    result: (): Tally => ({
      failed,
      errors: errors.list(),
      warnings: warnings.list(),
      commission: [...commission].map(([currency, minor]) => ({ currency, minor })),
      sample,
    }),
  };
}

/** Counts messages and remembers the first rows of each. Lists the most frequent first. */
function causes() {
  const found = new Map<string, { count: number; rows: number[] }>();
  return {
    add(message: string, row: number): void {
      const cause = found.get(message) ?? { count: 0, rows: [] };
      cause.count += 1;
      if (cause.rows.length < ROWS_NAMED) cause.rows.push(row);
      found.set(message, cause);
    },
    list: (): Cause[] =>
      [...found].map(([message, cause]) => ({ message, ...cause })).sort((a, b) => b.count - a.count),
  };
}
