import "server-only";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { deletionOf } from "@/lib/accounts/webhooks/webhook-event.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "../enqueue-matching";
import { hideImported, unhideImported } from "./imported-booking.sql";

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
