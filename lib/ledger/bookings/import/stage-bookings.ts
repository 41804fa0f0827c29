import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { DuplicateRow, StagedBooking } from "./staged-booking.model";
import {
  copyIntoStage,
  createStage,
  insertStaged,
  numberKeptDuplicates,
  selectSkipped,
  selectStagedDuplicates,
} from "./staged-booking.sql";

/** The rows to insert although their number is taken. */
export type KeptRows = "all" | readonly number[];

type Inserted = {
  readonly inserted: number;
  readonly overdue: number;
  readonly skipped: readonly DuplicateRow[];
};

/** Many new bookings on their way into the database, within one transaction. */
export type BookingStage = {
  readonly add: (rows: readonly StagedBooking[]) => Promise<void>;
  /** The rows that `insert` would skip if `kept` were empty. */
  readonly duplicates: () => Promise<DuplicateRow[]>;
  readonly insert: (importId: string, kept: KeptRows) => Promise<Inserted>;
};

/**
 * Opens a stage; a transaction can have only one. The caller records the activity and the audit, because all rows
 * together are one event.
 */
export async function stageBookings(tx: Tx): Promise<BookingStage> {
  const owner = ownerOf(tx);
  await createStage(tx);
  let staged = 0;
  return {
    async add(rows) {
      if (rows.length === 0) return;
      await copyIntoStage(tx, rows);
      staged += rows.length;
    },
    duplicates: () => selectStagedDuplicates(tx, owner),
    async insert(importId, kept) {
      if (kept.length > 0) await numberKeptDuplicates(tx, owner, kept);
      const { inserted, overdue } = await insertStaged(tx, owner, importId);
      return { inserted, overdue, skipped: inserted < staged ? await selectSkipped(tx, owner) : [] };
    },
  };
}
