import "server-only";
import type { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import { type Columns, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { readPayoutSettings } from "../settings/change-settings";
import { selectAgreements } from "./agreement.sql";
import type { AgreementRow } from "./agreement-change.model";

type Query = ReturnType<typeof AGREEMENTS_URL.read>;
const BATCH = 1_000;

/** Lists a page of the agreements with all agents, the newest first, ended ones last. For administrators. */
export function listAgreements(
  ctx: Context,
  { search, show, page, pageSize }: Query,
): Promise<{ readonly rows: readonly AgreementRow[]; readonly count: number }> {
  adminOnly(ctx);
  const filter = {
    search,
    withEnded: show === "all",
    bookingId: null,
    skip: (page - 1) * pageSize,
    limit: pageSize,
  };
  return inListTransaction(ctx, (tx) => selectAgreements(tx, filter));
}

const COLUMNS: Columns<AgreementRow> = [
  ["Agent", ({ agentEmail }) => agentEmail],
  ["Supplier", ({ supplier }) => supplier?.name],
  ["Percent", ({ percentBp }) => percentBp / 100],
  ["Valid from", ({ validFrom }) => validFrom],
  ["Basis", ({ basis }) => basis.toLowerCase()],
  ["Note", ({ note }) => note],
];

/**
 * Exports the agreements in force with all agents, in the format that `importAgreements` reads, without those for
 * single bookings. For administrators.
 */
export function exportAgreements(ctx: Context): Sheet {
  adminOnly(ctx);
  return sheetOf(COLUMNS, standing(ctx));
}

async function* standing(ctx: Context) {
  for (let skip = 0; ; skip += BATCH) {
    const filter = { search: "", withEnded: false, bookingId: null, skip, limit: BATCH };
    const { rows } = await inListTransaction(ctx, (tx) => selectAgreements(tx, filter));
    yield rows.filter(({ booking }) => booking === null);
    if (rows.length < BATCH) return;
  }
}

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
