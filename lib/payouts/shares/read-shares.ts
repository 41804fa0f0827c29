import "server-only";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { HypotheticalAgreement, PercentPreview } from "./preview.model";
import { selectPreview } from "./preview.sql";
import type { ShareRow } from "./share-list.model";
import { selectShares } from "./share-list.sql";

/** Reads the shares of a booking, in a transaction on its agent's rows; empty while payouts are switched off. */
export function readShares(tx: Tx, bookingId: string): Promise<ShareRow[]> {
  return selectShares(tx, ownerOf(tx), bookingId, dayIn(tx.now, timeZoneOf(tx)));
}

/**
 * Returns what an agreement would change for the agent's bookings that expect commission, if it comes on `day`; in a
 * transaction on the agent's rows.
 */
export function previewPercents(
  tx: Tx,
  change: HypotheticalAgreement,
  day: CalendarDate,
): Promise<PercentPreview> {
  return selectPreview(tx, change, day);
}
