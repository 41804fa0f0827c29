import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { enqueueMatching } from "@/lib/ledger/bookings/enqueue-matching";
import type { DuplicateRow } from "@/lib/ledger/bookings/import/staged-booking.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { counted } from "@/lib/platform/base/text";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobOnce } from "@/lib/platform/jobs/enqueue-job";
import { type CsvFile, type FailedRow, openCsvFile } from "./csv-file.model";
import { type CsvUpload, duplicateWords, type ImportResult, UNFINISHED } from "./csv-import.model";
import {
  countFailures,
  finishImport,
  insertFailures,
  selectErrors,
  selectImport,
  tryLockImport,
  updateProcessed,
  updateStatus,
  upsertImport,
  upsertMapping,
} from "./csv-import.sql";
import { headersKey } from "./csv-mapping.model";
import { orderChoices } from "./dates/csv-date-order.model";
import { type Reading, readingOf } from "./read-csv";
import { stageCsv } from "./stage-csv";

/**
 * Imports a CSV file. In a single transaction, every readable row becomes a booking, together with its supplier, one
 * activity, one notification and one audit record, or nothing is stored. Unreadable rows are kept with their reasons.
 * With the id of a finished import, it returns that import's result.
 */
export async function importCsv(ctx: Context, upload: CsvUpload): Promise<ImportResult> {
  await requirePlan(ctx);
  const importId = upload.options.importId ?? newId();
  const file = openCsvFile(upload.bytes);
  const reading = readingOf(file, upload);
  refuseOpenQuestion(reading);
  await inTransaction(ctx, (tx) => upsertImport(tx, ownerOf(tx), importId, upload.fileName));
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await tryLockImport(tx, importId)))
        throw new Failure("CONFLICT", "This import is still running.");
      const before = await selectImport(tx, ownerOf(tx), importId);
      if (!before || !UNFINISHED.includes(before.status)) return resultOf(tx, importId);
      await allowLongStatements(tx);
      // Two imports at once would lock each other's rows in different orders, and deadlock.
      await takeAdvisoryLock(tx, "csv-import");
      await imported(ctx, tx, importId, { ...upload, file, reading });
      return resultOf(tx, importId);
    });
  } catch (error) {
    if (!(error instanceof Failure && error.code === "CONFLICT")) await markFailed(ctx, importId);
    throw error;
  }
}

/**
 * Throws INVALID_INPUT for ambiguous values that the agent hasn't settled. The import dialog asks about them
 * beforehand.
 */
function refuseOpenQuestion({ questions }: Reading): void {
  const [open] = questions;
  if (!open) return;
  const answer =
    open.about === "dateOrder"
      ? `dateOrder (${orderChoices(open.choices)})`
      : "decimalMark (. or , for what stands before the decimals)";
  const message = `${open.example}: say ${answer}`;
  throw invalidField(open.about, message);
}

type Work = CsvUpload & { readonly file: CsvFile; readonly reading: Reading };

async function imported(ctx: Context, tx: Tx, importId: string, work: Work): Promise<void> {
  const owner = ownerOf(tx);
  const { file, reading, options } = work;
  const { stage, suppliersCreated } = await stageCsv(tx, file, reading.read, {
    importId,
    onFailures: (failures) => insertFailures(tx, owner, importId, failures),
    onProgress: (processed) => tellProgress(ctx, importId, processed),
  });
  const { inserted, overdue, skipped } = await stage.insert(importId, options.keep);
  if (options.duplicates === "refuse" && skipped.length > 0) {
    await refuseDuplicates(tx, importId, file, skipped);
  }
  const failed = await countFailures(tx, owner, importId);
  await finishImport(tx, owner, importId, {
    importedCount: inserted,
    failedCount: failed,
    skippedCount: options.duplicates === "skip" ? skipped.length : 0,
    supplierCount: suppliersCreated,
    headers: [...file.headers],
  });
  const { dateOrder, decimalMark } = options;
  await upsertMapping(tx, owner, headersKey(file.headers), {
    mapping: work.mapping,
    answers: { dateOrder, decimalMark },
  });
  await recordImport(tx, importId, { fileName: work.fileName, inserted, failed, overdue, suppliersCreated });
  if (inserted > 0) await enqueueMatching(tx);
  await enqueueJobOnce(tx, "find-offers", { userId: owner, isAll: false, after: null });
}

/** Reads the duplicate rows from the file again, so that the agent can download them with their original cells. */
async function refuseDuplicates(
  tx: Tx,
  importId: string,
  file: CsvFile,
  skipped: readonly DuplicateRow[],
): Promise<void> {
  const words = new Map(
    skipped.map(({ row, confirmationNumber, above }) => [row, duplicateWords(confirmationNumber, above)]),
  );
  let batch: FailedRow[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertFailures(tx, ownerOf(tx), importId, batch);
    batch = [];
  };
  for (const { row, cells } of file.rows()) {
    const message = words.get(row);
    if (message === undefined) continue;
    batch.push({ row, cells, errors: [{ field: "confirmationNumber", message }] });
    if (batch.length >= 5_000) await flush();
  }
  await flush();
}

/**
 * Stores the progress in a separate transaction, so that others see it while the import runs. Nothing waits for it, and
 * failures are ignored.
 */
function tellProgress(ctx: Context, importId: string, processed: number): void {
  inTransaction(ctx, (tx) => updateProcessed(tx, ownerOf(tx), importId, processed)).catch(() => undefined);
}

async function markFailed(ctx: Context, importId: string): Promise<void> {
  await inTransaction(ctx, (tx) => updateStatus(tx, ownerOf(tx), importId, { status: "FAILED" })).catch(
    () => undefined,
  );
}

async function resultOf(tx: Tx, importId: string): Promise<ImportResult> {
  const row = await selectImport(tx, ownerOf(tx), importId);
  if (!row) throw new Failure("NOT_FOUND");
  return {
    success: row.importedCount > 0 || row.failedCount === 0,
    imported: row.importedCount,
    failed: row.failedCount,
    errors: await selectErrors(tx, ownerOf(tx), importId),
    importId,
    skipped: row.skippedCount,
    suppliersCreated: row.supplierCount,
  };
}

type Told = {
  readonly fileName: string;
  readonly inserted: number;
  readonly failed: number;
  readonly overdue: number;
  readonly suppliersCreated: number;
};

async function recordImport(tx: Tx, importId: string, told: Told): Promise<void> {
  const { fileName, inserted, failed, overdue, suppliersCreated } = told;
  if (inserted === 0) return;
  const parts = [
    `${counted(inserted, "booking")} imported from ${fileName}`,
    ...(overdue > 0 ? [`${overdue} already overdue`] : []),
    ...(failed > 0 ? [`${counted(failed, "row")} failed`] : []),
  ];
  await Promise.all([
    recordActivity(tx, {
      type: "BOOKING_CREATED",
      count: inserted,
      changeSet: { importId, suppliersCreated },
    }),
    notifyAgent(tx, {
      type: "SYSTEM",
      title: "CSV import finished",
      message: `${parts.join(", ")}.`,
      dedupeKey: `csv-import:${importId}`,
      topic: "bookings",
      detailsPath: "/bookings/open",
    }),
    recordAudit(tx, {
      action: "booking.import",
      entity: "import",
      entityId: importId,
      after: { imported: inserted, failed, overdue, suppliersCreated },
    }),
  ]);
}
