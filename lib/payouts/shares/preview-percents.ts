import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { PercentPreview, WouldAgree } from "./preview.model";
import { selectPreview } from "./preview.sql";

/** What of the agent's bookings that expect commission an agreement would change for what comes on `day`, in a transaction on their rows. */
export function previewPercents(tx: Tx, change: WouldAgree, day: CalendarDate): Promise<PercentPreview> {
  return selectPreview(tx, change, day);
}
