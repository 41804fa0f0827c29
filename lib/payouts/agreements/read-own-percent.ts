import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { readPayoutSettings } from "../settings/change-settings";
import { selectAgreements } from "./agreement.sql";
import type { AgreementRow } from "./agreement-change.model";

/**
 * Reads a booking's own percentage; null if it has none, undefined while payouts are switched off. For administrators.
 */
export function readOwnPercent(ctx: Context, bookingId: string): Promise<AgreementRow | null | undefined> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const { isOn } = await readPayoutSettings(tx);
    if (!isOn) return undefined;
    const { rows } = await selectAgreements(tx, {
      search: "",
      withEnded: false,
      bookingId,
      skip: 0,
      limit: 1,
    });
    return rows[0] ?? null;
  });
}
