import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { bookingFacts, type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { knownRates } from "../../support/transactions/rates";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);

describe("a booking that is paid short by a fee", () => {
  it("isn't closed by next to nothing: much for a fee is meant and explained, or known of the supplier", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(1);
    const fee = { acceptDifference: "fee" } as const;
    await expect(desk.match(id, booking.id, fee)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { feeMinor: 12_344, feeLimitMinor: 617 } },
    });
    await expect(desk.match(id, booking.id, { ...fee, isLargeFee: true })).rejects.toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: { reason: [expect.any(String)] } },
    });
    expect(await facts(booking)).toMatchObject({ received: 0, status: "CONFIRMED" });
    const meant = { ...fee, isLargeFee: true, reason: "Their bank kept it" };
    await desk.match(await desk.line(9_845), booking.id, meant);
    expect(await facts(booking)).toMatchObject({ received: 12_345, status: "PAID" });
    const second = await trip(desk.ada, { ...number(2), expectedCommissionAmount: 100 });
    await expect(desk.match(await desk.line(7_499), second.id, fee)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await desk.match(await desk.line(7_500), second.id, fee);
    expect(await facts(second)).toMatchObject({ received: 10_000, status: "PAID" });
  });

  it("takes 50 dollars for a fee at most, in the booking's currency", async () => {
    await knownRates(db, ["EUR", "USD", "2026-03-01", 1.25]);
    const large = { expectedCommissionAmount: 5_000, expectedCommissionCurrency: "EUR" };
    const fee = { acceptDifference: "fee", exchangeRate: 1, isUnusualRate: true } as const;
    const booking = await trip(desk.ada, large);
    const line = await desk.line(495_999);
    await expect(desk.match(line, booking.id, fee)).rejects.toMatchObject({
      detail: { facts: { feeMinor: 4_001, feeLimitMinor: 4_000 } },
    });
    await db`delete from currency_rates`;
  });
});
