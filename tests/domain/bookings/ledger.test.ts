import { beforeEach, describe, expect, it } from "vitest";
import type { BookingDraft } from "@/lib/ledger/bookings/booking.model";
import { changeDueDate } from "@/lib/ledger/bookings/correct-booking";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { archiveBooking, closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
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

describe("a booking's commission", () => {
  it("is partly received, then wholly, then recalled, and the status follows", async () => {
    const { id } = await booked();
    expect((await pay(id, 40)).booking).toMatchObject({ status: "CONFIRMED", receivedMinor: 4_000 });
    expect((await pay(id, 60)).booking).toMatchObject({ status: "PAID", receivedMinor: 10_000 });
    expect((await pay(id, -10)).booking).toMatchObject({ status: "CONFIRMED", receivedMinor: 9_000 });
    const told = await db`select title, booking_id from notifications where user_id = ${ada.id}`;
    expect(told).toEqual([{ title: "Commission is owed again", booking_id: id }]);
  });

  it("brings an archived booking back when it is recalled, and archives it again when that was a mistake", async () => {
    const { id } = await booked();
    await pay(id, 100);
    const archived = await archiveBooking(ada.ctx, id);
    const recall = await pay(id, -100);
    expect(recall.booking.status).toBe("CONFIRMED");
    const undone = await reversePayment(ada.ctx, id, recall.paymentId);
    expect(undone).toMatchObject({ status: "ARCHIVED", archivedAt: archived.archivedAt });
  });

  it("is counted once however often the same payment is sent", async () => {
    const { id } = await booked();
    const draft = {
      bookingId: id,
      id: "0190a000-0000-7000-8000-000000000001",
      amount: 30,
      receivedOn: TODAY,
      note: null,
    };
    await Promise.all([1, 2, 3].map(() => recordPayment(ada.ctx, draft)));
    expect(await readBooking(ada.ctx, id)).toMatchObject({ receivedMinor: 3_000 });
    expect(await db`select id from allocations`).toHaveLength(1);
  });

  it("is not lost when two payments come at once", async () => {
    const { id } = await booked();
    await Promise.all(Array.from({ length: 10 }, () => pay(id, 7)));
    expect(await readBooking(ada.ctx, id)).toMatchObject({ receivedMinor: 7_000 });
  });

  it("takes neither nothing, nor fractions of a cent, nor money of tomorrow", async () => {
    const { id } = await booked();
    await expect(pay(id, 0.001)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    const tomorrow = {
      bookingId: id,
      id: undefined,
      amount: 1,
      receivedOn: "2026-06-16" as CalendarDate,
      note: null,
    };
    await expect(recordPayment(ada.ctx, tomorrow)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("stays in its currency while payments stand that come to nothing", async () => {
    const JPY = currency.parse("JPY");
    const yen = { commission: { minor: 54_000, currency: JPY }, total: { minor: 540_000, currency: JPY } };
    const { id } = await booked(yen);
    const dollars = () =>
      updateBooking(
        ada.ctx,
        { id, version: null },
        { expectedCommissionAmount: 360, expectedCommissionCurrency: USD },
      );
    const paid = await pay(id, 54_000);
    const recall = await pay(id, -54_000);
    await expect(dollars()).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Payments in JPY stand, so the commission stays in JPY. Reverse the payments first.",
      detail: { fields: { expectedCommissionCurrency: [expect.any(String)] } },
    });
    await reversePayment(ada.ctx, id, recall.paymentId);
    expect(await readBooking(ada.ctx, id)).toMatchObject({
      commission: { minor: 54_000, currency: "JPY" },
      receivedMinor: 54_000,
    });
    await reversePayment(ada.ctx, id, paid.paymentId);
    expect(await dollars()).toMatchObject({
      commission: { minor: 36_000, currency: "USD" },
      receivedMinor: 0,
    });
  });

  it("counts no payment in another currency than its own, where both stand from earlier on", async () => {
    const { id } = await booked();
    const { paymentId } = await pay(id, 54);
    const recall = await pay(id, -54);
    await db`update allocations set currency = 'JPY' where booking_id = ${id}`;
    await expect(reversePayment(ada.ctx, id, recall.paymentId)).rejects.toMatchObject({ code: "CONFLICT" });
    const JPY = currency.parse("JPY");
    await updateBooking(ada.ctx, { id, version: null }, { expectedCommissionCurrency: JPY });
    await reversePayment(ada.ctx, id, recall.paymentId);
    await reversePayment(ada.ctx, id, paymentId);
  });

  it("can be reversed once", async () => {
    const { id } = await booked();
    const { paymentId } = await pay(id, 100);
    await reversePayment(ada.ctx, id, paymentId);
    await expect(reversePayment(ada.ctx, id, paymentId)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a due date", () => {
  it("is 35 days after travel until three payments teach another lag", async () => {
    const first = await booked();
    expect(first.dueOn).toBe("2026-07-06");
    for (const receivedOn of ["2026-06-11", "2026-06-13", "2026-06-15"]) {
      await recordPayment(ada.ctx, {
        bookingId: first.id,
        id: undefined,
        amount: 1,
        receivedOn: receivedOn as CalendarDate,
        note: null,
      });
    }
    expect((await booked({ confirmationNumber: "HB-2" })).dueOn).toBe("2026-06-13");
  });

  it("follows the supplier's payment policy", async () => {
    const { supplier } = await booked();
    await db`update suppliers set payment_basis = 'TRAVEL_START', payment_lag_days = 10 where id = ${supplier?.id ?? null}`;
    const second = await booked({ confirmationNumber: "HB-2" });
    expect(second.dueOn).toBe("2026-05-11");
    expect(second.status).toBe("OVERDUE");
  });

  it("can be the agent's own; moved later, the booking is no longer overdue", async () => {
    const { id } = await booked({
      travelStart: "2026-01-01" as CalendarDate,
      travelEnd: "2026-01-02" as CalendarDate,
    });
    expect(await readBooking(ada.ctx, id)).toMatchObject({ status: "OVERDUE" });
    expect(await changeDueDate(ada.ctx, id, "2026-06-15" as CalendarDate)).toMatchObject({
      status: "CONFIRMED",
    });
    expect(
      await updateBooking(ada.ctx, { id, version: null }, { travelEndDate: "2026-01-05" as CalendarDate }),
    ).toMatchObject({ dueOn: "2026-06-15" });
    expect(await changeDueDate(ada.ctx, id, null)).toMatchObject({ dueOn: "2026-02-09", status: "OVERDUE" });
  });

  it.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati"])("is the same day in %s", async (timeZone) => {
    const agent = await newAgent(db, { now: NOW, timeZone });
    const booking = await createBooking(agent.ctx, DRAFT, { source: "form" });
    const read = await readBooking(agent.ctx, booking.id);
    expect([read.travelStart, read.travelEnd, read.dueOn]).toEqual([
      "2026-05-01",
      "2026-06-01",
      "2026-07-06",
    ]);
  });
});

describe("an event", () => {
  it("leaves a line in the feed and a row in the audit, without names", async () => {
    const { id } = await booked({ clientName: "Marta Lind" });
    await updateBooking(ada.ctx, { id, version: null }, { clientName: "Marta L." });
    await closeBooking(ada.ctx, id, "WRITTEN_OFF");
    const feed = await db`select type, change_set from activities where booking_id = ${id} order by id`;
    expect(feed.map((row) => row.type)).toEqual([
      "BOOKING_CREATED",
      "COMMISSION_CALCULATED",
      "BOOKING_UPDATED",
      "BOOKING_STATUS_CHANGED",
    ]);
    expect(feed.at(-1)?.change_set).toEqual({ status: { from: "CONFIRMED", to: "CLOSED" } });
    const audit = await db`select action, reason, after from audit_log where entity_id = ${id} order by id`;
    expect(audit.map((row) => row.action)).toEqual(["booking.create", "booking.update", "booking.close"]);
    expect(audit.at(-1)).toMatchObject({ reason: "WRITTEN_OFF", after: { status: "CLOSED" } });
    expect(JSON.stringify(audit)).not.toContain("Marta");
  });

  it("that changes nothing writes nothing", async () => {
    const before = await booked();
    expect(await updateBooking(ada.ctx, { id: before.id, version: null }, { clientName: null })).toEqual(
      before,
    );
    expect(await db`select id from audit_log where entity_id = ${before.id}`).toHaveLength(1);
  });
});
