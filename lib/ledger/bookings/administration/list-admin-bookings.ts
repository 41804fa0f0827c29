import "server-only";
import { recordListLook } from "@/lib/platform/audit/record-view";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, type Tx } from "@/lib/platform/context/transaction";
import {
  ADMIN_BOOKING_COLUMNS,
  type AdminBookingFilter,
  type AdminBookingLine,
  SHOWN,
} from "./admin-booking-list.model";
import { selectAdminBookings, selectNames } from "./admin-booking-list.sql";

const BATCH = 1_000;

/** A page of all agents' bookings. `of` holds the names of the supplier and the agent that the list is filtered by. */
export type AdminBookingsPage = {
  readonly lines: readonly AdminBookingLine[];
  readonly hasMore: boolean;
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
};

/**
 * Lists all agents' bookings after a given row, the newest first, for administrators. A search returns a single page,
 * ordered by number. The audit of each agent whose bookings are shown records the access.
 */
export function listAdminBookings(
  ctx: Context,
  filter: AdminBookingFilter,
  after: RowCursor | null,
): Promise<AdminBookingsPage> {
  adminOnly(ctx);
  const isSearch = filter.search !== undefined;
  const order = { limit: SHOWN + 1, by: isSearch ? "number" : "newest" } as const;
  const read = async (tx: Tx) => {
    const [found, of] = await Promise.all([
      selectAdminBookings(tx, filter, isSearch ? null : after, order),
      selectNames(tx, filter),
    ]);
    return { lines: found.slice(0, SHOWN), hasMore: found.length > SHOWN, of };
  };
  return inListTransaction(ctx, read, (tx, { lines }) => noteLook(tx, lines));
}

/** Exports every booking that a filter finds, the newest first. */
export function exportAdminBookings(ctx: Context, filter: AdminBookingFilter): Sheet {
  adminOnly(ctx);
  const lines = inBatches(BATCH, (last?: AdminBookingLine) =>
    inListTransaction(
      ctx,
      (tx) => selectAdminBookings(tx, filter, last ?? null, { limit: BATCH, by: "newest" }),
      noteLook,
    ),
  );
  return sheetOf(ADMIN_BOOKING_COLUMNS, lines);
}

function noteLook(tx: Tx, lines: readonly AdminBookingLine[]): Promise<void> {
  return recordListLook(
    tx,
    "booking",
    lines.map(({ agent }) => agent.id),
  );
}
