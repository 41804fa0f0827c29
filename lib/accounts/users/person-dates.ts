import "server-only";
import { appearanceOf } from "@/lib/platform/base/settings/account-settings.model";
import type { DateFormat, Language } from "@/lib/platform/base/settings/settings-choices";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectPersonDates } from "./person-dates.sql";

/**
 * Returns the language in which to write to others for a person, their time zone and their date format, for work that
 * they didn't start themselves.
 */
export async function readPersonDates(
  tx: Tx,
  userId: string,
): Promise<{ readonly timeZone: string; readonly dateFormat: DateFormat; readonly language: Language }> {
  const row = await selectPersonDates(tx, userId);
  const { dateFormat, language } = appearanceOf(row?.looks);
  return { timeZone: row?.timeZone ?? "UTC", dateFormat, language };
}
