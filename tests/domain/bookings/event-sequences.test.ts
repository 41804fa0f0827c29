import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Booking, type BookingDraft, factsOf } from "@/lib/ledger/bookings/booking.model";
import { statusOf } from "@/lib/ledger/bookings/booking-status.model";
import { changeDueDate } from "@/lib/ledger/bookings/correct-booking";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import {
  archiveBooking,
  closeBooking,
  reopenBooking,
  unarchiveBooking,
} from "@/lib/ledger/bookings/moves/move-booking";
import { recordPayment, reversePayment } from "@/lib/ledger/bookings/payments/record-payment";
import { readBooking } from "@/lib/ledger/bookings/read-booking";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const NOW = new Date("2026-06-15T12:00:00Z");
const TODAY = "2026-06-15" as CalendarDate;
const USD = currency.parse("USD");

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db, { now: NOW });
});

const DRAFT: BookingDraft = {
  confirmationNumber: "HB-1",
  clientName: null,
  destination: null,
  total: { minor: 100_000, currency: USD },
  commission: { minor: 10_000, currency: USD },
  travelStart: "2026-05-01" as CalendarDate,
  travelEnd: "2026-06-01" as CalendarDate,
  supplier: { name: "Harbour Hotels" },
  allowDuplicate: false,
};

const booked = (change: Partial<BookingDraft> = {}) =>
  createBooking(ada.ctx, { ...DRAFT, ...change }, { source: "form" });

const pay = (bookingId: string, amount: number) =>
  recordPayment(ada.ctx, { bookingId, id: undefined, amount, receivedOn: TODAY, note: null });

type Event =
  | { readonly kind: "pay"; readonly cents: number }
  | { readonly kind: "edit"; readonly cents: number }
  | { readonly kind: "due"; readonly day: string | null }
  | { readonly kind: "currency"; readonly to: string }
  | { readonly kind: "reverse"; readonly nth: number }
  | { readonly kind: "close" | "reopen" | "archive" | "unarchive" | "delete" };

const events = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant("pay" as const),
        cents: fc.constantFrom(10_000, 4_000, -4_000, -10_000, 1),
      }),
    },
    fc.record({ kind: fc.constant("edit" as const), cents: fc.constantFrom(0, 10_000, 12_000, 4_000) }),
    fc.record({ kind: fc.constant("due" as const), day: fc.constantFrom("2026-06-14", "2026-06-15", null) }),
    fc.record({ kind: fc.constant("currency" as const), to: fc.constantFrom("USD", "EUR") }),
    fc.record({ kind: fc.constant("reverse" as const), nth: fc.nat(5) }),
    fc.record({ kind: fc.constantFrom("close", "reopen", "archive", "unarchive", "delete") }),
  ),
  { minLength: 1, maxLength: 12 },
) as fc.Arbitrary<Event[]>;

/** A booking that is owed commission again leaves the archive, so reversing a payment can't leave it elsewhere. */
const RAISED_IN_THE_ARCHIVE: Event[] = [
  { kind: "pay", cents: 10_000 },
  { kind: "archive" },
  { kind: "edit", cents: 12_000 },
  { kind: "pay", cents: 10_000 },
];

/**
 * Reversing a payment on an archived booking that expects no commission keeps it archived, and so does undoing that.
 */
const EXPECTS_NOTHING_IN_THE_ARCHIVE: Event[] = [
  { kind: "pay", cents: 10_000 },
  { kind: "edit", cents: 0 },
  { kind: "archive" },
  { kind: "reverse", nth: 0 },
  { kind: "pay", cents: -4_000 },
];

/**
 * When a booking that left the archive is paid again, the reason for leaving is gone; it stays among the paid bookings.
 */
const PAID_AGAIN_AFTER_THE_ARCHIVE: Event[] = [
  { kind: "pay", cents: 10_000 },
  { kind: "archive" },
  { kind: "pay", cents: -10_000 },
  { kind: "pay", cents: 10_000 },
  { kind: "pay", cents: 10_000 },
  { kind: "edit", cents: 0 },
];

describe("any sequence of events", () => {
  it("leaves status, sum and owed amount agreeing with the facts, and each undo restores them exactly", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(events, async (sequence) => {
        run += 1;
        const { id } = await booked({ confirmationNumber: `R-${run}` });
        // With its own payment policy, the supplier's payments can't change the due date during the test.
        await db`update suppliers set payment_lag_days = 35, payment_basis = 'TRAVEL_END' where owner_id = ${ada.id}`;
        for (const event of sequence) await doAndUndo(id, event);
      }),
      {
        numRuns: process.env.OTHER_EXAMPLES ? 60 : 25,
        examples: [[RAISED_IN_THE_ARCHIVE], [EXPECTS_NOTHING_IN_THE_ARCHIVE], [PAID_AGAIN_AFTER_THE_ARCHIVE]],
      },
    );
  }, 120_000);
});

/** Performs an event, undoes it and performs it again; the ledger must agree with its facts after each step. */
async function doAndUndo(id: string, event: Event): Promise<void> {
  const before = await readBooking(ada.ctx, id);
  const undo = await attempt(event, before);
  await expectAgreement(id);
  if (!undo) return;
  await undo();
  expect(essence(await readBooking(ada.ctx, id))).toEqual(essence(before));
  await attempt(event, before);
  await expectAgreement(id);
  if (event.kind === "delete") await restoreBooking(ada.ctx, id);
}

/** Performs the event if the ledger allows it and returns its undo function, or null if there is none. */
async function attempt(event: Event, before: Booking): Promise<(() => Promise<unknown>) | null> {
  const { id } = before;
  try {
    switch (event.kind) {
      case "pay": {
        const { paymentId } = await pay(id, event.cents / 100);
        return () => reversePayment(ada.ctx, id, paymentId);
      }
      case "edit":
        await updateBooking(ada.ctx, { id, version: null }, { expectedCommissionAmount: event.cents / 100 });
        return null;
      case "due":
        await changeDueDate(ada.ctx, id, event.day as CalendarDate | null);
        return () => changeDueDate(ada.ctx, id, before.dueOverride);
      case "currency":
        return await exchanged(before, event.to);
      case "reverse":
        return await reversedOne(id, event.nth);
      case "close": {
        const after = await closeBooking(ada.ctx, id);
        return after.status === before.status ? null : () => reopenBooking(ada.ctx, id);
      }
      case "reopen": {
        const after = await reopenBooking(ada.ctx, id);
        if (after.status === before.status) return null;
        return () => closeBooking(ada.ctx, id, before.closeReason ?? undefined);
      }
      case "archive":
        await archiveBooking(ada.ctx, id);
        return before.status === "ARCHIVED" ? null : () => unarchiveBooking(ada.ctx, id);
      case "unarchive":
        await unarchiveBooking(ada.ctx, id);
        if (before.status !== "ARCHIVED") return null;
        return () => archiveBooking(ada.ctx, id);
      case "delete":
        await deleteBooking(ada.ctx, id);
        return () => restoreBooking(ada.ctx, id);
    }
  } catch (error) {
    expect(error).toMatchObject({ code: expect.stringMatching(/^(CONFLICT|BOOKING_NOT_PAID)$/) });
    return null;
  }
}

async function reversedOne(id: string, nth: number): Promise<null> {
  const standing =
    await db`select id from allocations where booking_id = ${id} and reversed_at is null order by id`;
  const paymentId = standing[nth % Math.max(1, standing.length)]?.id;
  if (paymentId) await reversePayment(ada.ctx, id, paymentId);
  return null;
}

/** Changes the currency, which must be refused while unreversed payments exist, even if they add up to zero. */
async function exchanged(before: Booking, to: string): Promise<(() => Promise<unknown>) | null> {
  const [row] = await db`select count(*)::int as standing from allocations
    where booking_id = ${before.id} and reversed_at is null`;
  const into = (code: string) =>
    updateBooking(
      ada.ctx,
      { id: before.id, version: null },
      { expectedCommissionCurrency: currency.parse(code) },
    );
  const asked = into(to);
  if (row?.standing > 0 && to !== before.commission.currency) {
    await expect(asked).rejects.toMatchObject({ code: "CONFLICT" });
    return null;
  }
  await asked;
  return () => into(before.commission.currency);
}

/** The state that an undo must restore; only the timestamps of closing and archiving may differ. */
function essence(booking: Booking) {
  const { version: _version, closedAt, archivedAt, ...rest } = booking;
  return { ...rest, isClosed: closedAt !== null, isArchived: archivedAt !== null };
}

/** Expects the stored row to equal the values computed from the facts. */
async function expectAgreement(id: string): Promise<void> {
  const [row] = await db`select b.status, b.received_minor::int as received, b.deleted_at,
      (select coalesce(sum(amount_minor), 0)::int from allocations a
        where a.booking_id = b.id and a.reversed_at is null) as allocated,
      (select count(*)::int from allocations a where a.booking_id = b.id and a.reversed_at is null
        and a.currency <> b.commission_currency) as foreign
    from bookings b where id = ${id}`;
  expect(row?.received).toBe(row?.allocated);
  expect(row?.foreign).toBe(0);
  if (row?.deleted_at) return;
  const booking = await readBooking(ada.ctx, id);
  expect(row?.status).toBe(statusOf(factsOf(booking), TODAY));
  expect(booking.status).toBe(row?.status);
}
