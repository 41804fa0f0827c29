import "server-only";
import { type AccountSettings, settingsOf } from "@/lib/platform/base/settings/account-settings.model";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction } from "@/lib/platform/context/transaction";
import { selectOwnSettings } from "./settings.sql";

/** The settings of the person who asks. */
export function readSettings(ctx: Context): Promise<AccountSettings> {
  return inReadTransaction(ctx, async (tx) => settingsOf(await selectOwnSettings(tx)));
}
