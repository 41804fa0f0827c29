import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import type { Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { openCsvFile } from "./csv-file.model";
import { type CsvUpload, type DryRun, NAMED_ROWS } from "./csv-import.model";
import { readingOf } from "./read-csv";
import { rowTally } from "./row-tally.model";
import { stageCsv } from "./stage-csv";

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
