import "server-only";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { deletionOf } from "@/lib/accounts/webhooks/webhook-event.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "../enqueue-matching";
import type { DuplicateRow, StagedBooking } from "./staged-booking.model";
import {
  copyIntoStage,
  createStage,
  hideImported,
  insertStaged,
  numberKeptDuplicates,
  selectSkipped,
  selectStagedDuplicates,
  unhideImported,
} from "./staged-booking.sql";

/** The rows to insert although their number is taken. */
type KeptRows = "all" | readonly number[];

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

/** Deletes the bookings that an import created, except those with payments, which `kept` counts. */
export async function undoImportedBookings(tx: Tx, importId: string) {
  const outcome = await hideImported(tx, ownerOf(tx), importId);
  await announceEvents(tx, [deletionOf({ importId }, true)]);
  await recordAudit(tx, {
    action: "booking.undo-import",
    entity: "import",
    entityId: importId,
    after: outcome,
  });
  return outcome;
}

/** Restores what `undoImportedBookings` deleted at `undoneAt`; a booking whose number was taken since stays deleted. */
export async function redoImportedBookings(tx: Tx, importId: string, undoneAt: Date): Promise<number> {
  const restored = await unhideImported(tx, ownerOf(tx), importId, undoneAt);
  await announceEvents(tx, [deletionOf({ importId }, false)]);
  if (restored > 0) await enqueueMatching(tx);
  await recordAudit(tx, {
    action: "booking.redo-import",
    entity: "import",
    entityId: importId,
    after: { restored },
  });
  return restored;
}
