import "server-only";
import { setImmediate } from "node:timers/promises";
import { type BookingStage, stageBookings } from "@/lib/ledger/bookings/import/stage-bookings";
import { bookingStager } from "@/lib/ledger/bookings/import/staged-booking.model";
import { findOrCreateSuppliers } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { type SupplierFacts, supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { CsvFile, CsvRow, FailedRow } from "./csv-file.model";
import type { CsvBooking, RowResult } from "./csv-row.model";

const BLOCK = 5_000;

/** Callbacks invoked while rows are read. */
type Watch = {
  readonly onRow?: (row: CsvRow, result: RowResult) => void;
  readonly onFailures: (failures: readonly FailedRow[]) => Promise<void>;
  readonly onProgress?: (processed: number) => void;
};

export type StagedCsv = {
  readonly stage: BookingStage;
  readonly rows: number;
  readonly suppliersCreated: number;
};

/**
 * Reads a file block by block into a stage, so that memory only holds its bytes and one block at a time. Without an
 * import id, new suppliers aren't created.
 */
export async function stageCsv(
  tx: Tx,
  file: CsvFile,
  read: (cells: readonly string[]) => RowResult,
  { importId, ...watch }: Watch & { readonly importId: string | null },
): Promise<StagedCsv> {
  const stage = await stageBookings(tx);
  const staged = bookingStager(dayIn(tx.now, timeZoneOf(tx)));
  const suppliers = supplierFinder(tx, importId);
  let rows = 0;
  for (const block of blocksOf(file.rows())) {
    const { bookings, failures } = sorted(block, read, watch.onRow);
    await suppliers.learn(bookings);
    await stage.add(bookings.map((booking) => staged(booking, suppliers.of(booking))));
    if (failures.length > 0) await watch.onFailures(failures);
    rows += block.length;
    watch.onProgress?.(rows);
    await setImmediate();
  }
  return { stage, rows, suppliersCreated: suppliers.created() };
}

function* blocksOf(rows: Generator<CsvRow>): Generator<CsvRow[]> {
  let block: CsvRow[] = [];
  for (const row of rows) {
    block.push(row);
    if (block.length < BLOCK) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}

type RowBooking = CsvBooking & { readonly row: number };

function sorted(
  block: readonly CsvRow[],
  read: (cells: readonly string[]) => RowResult,
  onRow: Watch["onRow"],
) {
  const bookings: RowBooking[] = [];
  const failures: FailedRow[] = [];
  for (const row of block) {
    const result = read(row.cells);
    onRow?.(row, result);
    if (result.ok) bookings.push({ ...result.booking, row: row.row });
    else failures.push({ ...row, errors: result.errors });
  }
  return { bookings, failures };
}

/** Finds or creates suppliers, and queries only the names that no earlier block had. */
function supplierFinder(tx: Tx, importId: string | null) {
  const known = new Map<string, SupplierFacts>();
  const keys = new Map<string, string>();
  let created = 0;
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? supplierKey(name);
    keys.set(name, key);
    return key;
  };
  return {
    async learn(bookings: readonly RowBooking[]): Promise<void> {
      const names = new Map<string, string>();
      for (const { supplierName } of bookings) {
        if (supplierName !== null && !known.has(keyOf(supplierName)))
          names.set(keyOf(supplierName), supplierName);
      }
      if (names.size === 0) return;
      const found = await findOrCreateSuppliers(tx, [...names.values()], importId);
      for (const [key, supplier] of found.byKey) known.set(key, supplier);
      created += found.created;
    },
    of: ({ supplierName }: RowBooking): SupplierFacts | null =>
      supplierName === null ? null : (known.get(keyOf(supplierName)) ?? null),
    created: () => created,
  };
}
