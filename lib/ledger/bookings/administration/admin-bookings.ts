import "server-only";
import { ownerOf } from "@/lib/accounts/users/administration/owner-of";
import { recordListLook, recordView } from "@/lib/platform/audit/record-audit";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inListTransaction,
  inSystemReadTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import type { BookingDetails } from "../booking-details.model";
import { readBookingDetails } from "../read-booking";
import { type AdminBooking, type AdminBookingQuery, plainNumber } from "./admin-booking.model";
import { selectBookingsByNumber, selectNumbered, selectOwed } from "./admin-booking.sql";
import {
  ADMIN_BOOKING_COLUMNS,
  type AdminBookingFilter,
  type AdminBookingLine,
  SHOWN,
} from "./admin-booking-list.model";
import { selectAdminBookings, selectNames } from "./admin-booking-list.sql";
import {
  MOST_PAYABLE,
  type NumberedBooking,
  type NumbersQuery,
  type OwedBookings,
  type OwedQuery,
} from "./payable-bookings.model";

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

/**
 * Reads a booking of any agent, for administrators. Throws NOT_FOUND if there is none. A caller that knows the
 * booking's agent passes `agent`, which saves looking it up. The audit records the access.
 */
export function readAdminBooking(ctx: Context, id: string, agent?: string): Promise<BookingDetails> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => look(tx, agent ?? (await ownerOf(tx, "booking", id)).id, id));
}

/** Reads a booking of any agent together with its agent. */
export function readAdminBookingAndOwner(ctx: Context, id: string) {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const agent = await ownerOf(tx, "booking", id);
    return { agent, details: await look(tx, agent.id, id) };
  });
}

function look(tx: Tx, owner: string, id: string): Promise<BookingDetails> {
  return inTenant(tx, owner, async (tenant) => {
    const details = await readBookingDetails(tenant, id);
    await recordView(tenant, "booking", id);
    return details;
  });
}

const MOST = 20;

/**
 * Returns the bookings of all agents whose confirmation number begins with the search text. Administrators use it to
 * find the booking that a payment is for.
 */
export async function findAdminBookings(
  ctx: Context,
  { search }: AdminBookingQuery,
): Promise<readonly AdminBooking[]> {
  adminOnly(ctx);
  const plain = plainNumber(search);
  return plain === "" ? [] : inSystemReadTransaction(ctx, (tx) => selectBookingsByNumber(tx, plain, MOST));
}

/** Allows for several bookings per number, because different agents sometimes have the same confirmation number. */
const MOST_NUMBERED = 3 * MOST_PAYABLE;

/**
 * Lists the bookings of all agents for which a supplier owes commission up to a day, for an administrator who splits a
 * deposit.
 */
export async function listOwedBookings(ctx: Context, query: OwedQuery): Promise<OwedBookings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOwed(tx, query, MOST_PAYABLE));
}

/**
 * Lists the bookings of all agents with any of the given confirmation numbers. Several bookings may have the same
 * number, and a number may have none.
 */
export async function listNumberedBookings(
  ctx: Context,
  { numbers }: NumbersQuery,
): Promise<readonly NumberedBooking[]> {
  adminOnly(ctx);
  return numbers.length === 0
    ? []
    : inSystemReadTransaction(ctx, (tx) => selectNumbered(tx, numbers, MOST_NUMBERED));
}
