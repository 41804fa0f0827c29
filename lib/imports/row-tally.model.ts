import type { CsvRow } from "./csv-file.model";
import type { Cause, DryRun, SampleRow } from "./csv-import.model";
import type { RowResult } from "./csv-row.model";
import { ROW_WARNINGS } from "./csv-row-amounts.model";

const SAMPLE_ROWS = 5;
const ROWS_NAMED = 5;

type Tally = Pick<DryRun, "failed" | "errors" | "warnings" | "commission" | "sample">;

/** Tallies the results of the rows of a file, with errors and warnings by cause. */
export function rowTally() {
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
