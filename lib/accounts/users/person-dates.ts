import "server-only";
import { looksOf } from "@/lib/platform/base/settings/account-settings.model";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectPersonDates } from "./person-dates.sql";

/** In which zone a person's days begin and how they write one, for work that they don't ask for themselves. */
export async function readPersonDates(
  tx: Tx,
  userId: string,
): Promise<{ readonly timeZone: string; readonly dateFormat: DateFormat }> {
  const row = await selectPersonDates(tx, userId);
  return { timeZone: row?.timeZone ?? "UTC", dateFormat: looksOf(row?.looks).dateFormat };
}
