import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isGone,
  isHopeless,
  isOutOfOrder,
  MOST_TRIES,
  pauseAfter,
} from "@/lib/accounts/webhooks/delivery.model";
import { announcementsOf } from "@/lib/accounts/webhooks/webhook-event.model";

describe("the tries of a message", () => {
  it("become rarer, end, and take three days or more", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: MOST_TRIES,
          maxLength: MOST_TRIES,
        }),
        (chances) => {
          const pauses = chances.map((chance, index) => pauseAfter(index + 1, chance));
          expect(pauses.indexOf(null)).toBe(MOST_TRIES - 1);
          const rests = pauses.filter((pause) => pause !== null);
          for (const [index, rest] of rests.entries()) expect(rest).toBeGreaterThan(rests[index - 1] ?? 0);
          const whole = rests.reduce((sum, rest) => sum + rest, 0);
          expect(whole).toBeGreaterThan(3 * 86_400);
          expect(whole).toBeLessThan(4 * 86_400);
        },
      ),
    );
  });

  it("tell a receiver that is out of order from one that doesn't like a message", () => {
    const given = (status: number | null) => ({ status });
    expect([null, 429, 500, 503].map(given).every(isOutOfOrder)).toBe(true);
    expect([200, 302, 400, 404, 410].map(given).some(isOutOfOrder)).toBe(false);
    expect([given(410), given(404)].map(isGone)).toEqual([true, false]);
    const now = new Date("2026-03-04T12:00:00Z");
    expect(isHopeless(new Date("2026-03-01T12:00:00Z"), now)).toBe(true);
    expect(isHopeless(new Date("2026-03-01T12:00:01Z"), now)).toBe(false);
  });
});

describe("what endpoints are told of the feed", () => {
  const bookingId = "b";
  it("says of a new booking that it is new, and no more", () => {
    const told = announcementsOf([
      { type: "BOOKING_CREATED", bookingId },
      { type: "COMMISSION_CALCULATED", bookingId, changeSet: { dueOn: { from: null, to: "2026-03-01" } } },
    ]);
    expect(told).toEqual([
      { event: "booking.created", bookingId, emailId: null, importId: null, changes: {} },
    ]);
  });

  it("says all changes of a booking at once, and payments beside them", () => {
    const told = announcementsOf([
      { type: "COMMISSION_RECEIVED", bookingId, changeSet: { received: { from: 0, to: 5 } } },
      { type: "BOOKING_UPDATED", bookingId, changeSet: { destination: { from: "a", to: "b" } } },
      { type: "BOOKING_STATUS_CHANGED", bookingId, changeSet: { status: { from: "CONFIRMED", to: "PAID" } } },
      { type: "SUPPLIER_ADDED", supplierId: "s" },
    ]);
    expect(told.map(({ event, changes }) => [event, Object.keys(changes)])).toEqual([
      ["payment.received", ["received"]],
      ["booking.updated", ["destination", "status"]],
    ]);
  });

  it("stands for all bookings of an import", () => {
    const changeSet = { importId: "i", suppliersCreated: 2 };
    expect(announcementsOf([{ type: "BOOKING_CREATED", count: 10, changeSet }])).toMatchObject([
      { event: "booking.created", importId: "i", bookingId: null },
    ]);
  });
});
