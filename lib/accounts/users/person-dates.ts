import "server-only";
import { looksOf } from "@/lib/platform/base/settings/account-settings.model";
import type { DateFormat, Language } from "@/lib/platform/base/settings/settings-choices";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectPersonDates } from "./person-dates.sql";

/** In which language one writes to others for a person, in which zone their's days begin and how they write one, for work that they don't ask for themselves. */
export async function readPersonDates(
  tx: Tx,
  userId: string,
): Promise<{ readonly timeZone: string; readonly dateFormat: DateFormat; readonly language: Language }> {
  const row = await selectPersonDates(tx, userId);
  const { dateFormat, language } = looksOf(row?.looks);
  return { timeZone: row?.timeZone ?? "UTC", dateFormat, language };
}
