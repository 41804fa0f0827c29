import { beforeEach, describe, expect, it } from "vitest";
import { confirmTransaction } from "@/lib/reconciliation/bank-transactions/linking/confirm-transaction";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { db } from "../../support/database/database";
import { at, bookingFacts, type Desk, newDesk, trip } from "../../support/transactions/desk";
import { knownRates } from "../../support/transactions/rates";
import { proposed } from "../../support/transactions/transactions";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
  await knownRates(db, ["EUR", "USD", "2026-03-01", 1.079]);
});

const euros = () => trip(desk.ada, { expectedCommissionAmount: 1_000, expectedCommissionCurrency: "EUR" });
const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);
const paidRate = async () => {
  const [row] =
    await db`select rate::float as rate, rate_source, rate_day::text as rate_day, amount_minor::int as credit,
      conversion_minor::int as conversion, difference_reason as reason from allocations where reversed_at is null and link_id is not null`;
  return row;
};

describe("a deposit of another currency", () => {
  it("is asked about by the rate that both amounts make, held against the last known", async () => {
    const booking = await euros();
    const id = await desk.line(108_000);
    await expect(desk.match(id, booking.id)).rejects.toMatchObject({
      code: "CONFLICT",
      message:
        "USD 1,080.00 for EUR 1,000.00: rate 1.0800; last known 1.0790 of March 1, 2026 (ECB), 0.1% off. Use it?",
      detail: {
        fields: { exchangeRate: [expect.any(String)] },
        facts: {
          question: "exchangeRate",
          exchangeRate: 1.08,
          lastRate: 1.079,
          lastRateDay: "2026-03-01",
          lastRateSource: "ecb",
          percentOff: 0.1,
        },
      },
    });
    expect(await facts(booking)).toMatchObject({ received: 0 });
    await desk.match(id, booking.id, { exchangeRate: 1.08 });
    expect(await facts(booking)).toMatchObject({ received: 100_000, status: "PAID" });
    expect(await paidRate()).toEqual({
      rate: 1.08,
      rate_source: "amounts",
      rate_day: "2026-03-04",
      credit: 100_000,
      conversion: 93,
      reason: null,
    });
    const [linked] =
      await db`select after from audit_log where entity_id = ${id} and action = 'bank-transaction.link'`;
    expect(linked?.after).toMatchObject({ exchangeRate: 1.08 });
  });

  it("counts by the last known rate where that is taken, and the rest stays open", async () => {
    const booking = await euros();
    await desk.match(await desk.line(53_950), booking.id, { exchangeRate: 1.079 });
    expect(await facts(booking)).toMatchObject({ received: 50_000, status: "CONFIRMED" });
    expect(await paidRate()).toMatchObject({ rate_source: "ecb", rate_day: "2026-03-01", conversion: 0 });
  });

  it("needs a second press for a rate that is far off", async () => {
    const booking = await euros();
    const id = await desk.line(120_000);
    await expect(desk.match(id, booking.id, { exchangeRate: 1.2 })).rejects.toMatchObject({
      message:
        "A rate of 1.2000 USD for one EUR: last known 1.0790 of March 1, 2026 (ECB), 11.2% off. Is it meant?",
      detail: { facts: { question: "isUnusualRate", percentOff: 11.2 } },
    });
    await desk.match(id, booking.id, { exchangeRate: 1.2, isUnusualRate: true });
    expect(await facts(booking)).toMatchObject({ received: 100_000, status: "PAID" });
    expect(await paidRate()).toMatchObject({ rate: 1.2, conversion: 11_214 });
  });

  it("can be linked where no rate is known, which is said", async () => {
    await db`delete from currency_rates`;
    const booking = await trip(desk.ada, {
      expectedCommissionAmount: 160_000,
      expectedCommissionCurrency: "JPY",
    });
    const id = await desk.line(100_000);
    await expect(desk.match(id, booking.id)).rejects.toThrow(
      "USD 1,000.00 for JPY 160,000: rate 0.00625; no rate is known to hold it against. Use it?",
    );
    await desk.match(id, booking.id, { exchangeRate: 0.00625 });
    expect(await facts(booking)).toMatchObject({ received: 160_000, status: "PAID" });
    expect(await paidRate()).toMatchObject({ rate_source: "amounts", conversion: 0 });
  });

  it("is taken back whole, at the rate by which it came, and a recall is held against what came", async () => {
    const booking = await euros();
    const before = await facts(booking);
    const id = await desk.line(108_000);
    await desk.match(id, booking.id, { exchangeRate: 1.08 });
    const recall = await desk.line(-108_000);
    await expect(desk.match(recall, booking.id)).rejects.toMatchObject({
      detail: { facts: { exchangeRate: 1.08 } },
    });
    await desk.match(recall, booking.id, { exchangeRate: 1.08 });
    expect(await facts(booking)).toMatchObject({ received: 0, status: "CONFIRMED" });
    await desk.unmatch(recall);
    await desk.unmatch(id);
    expect(await facts(booking)).toEqual(before);
  });

  it("is brought back by the rate that was kept, however far off, where its unlinking is undone", async () => {
    const booking = await euros();
    const id = await desk.line(120_000);
    await desk.match(id, booking.id, { exchangeRate: 1.2, isUnusualRate: true });
    const before = [await facts(booking), await paidRate()];
    await desk.unmatch(id);
    await restoreLink(desk.admin.ctx, at(id));
    expect([await facts(booking), await paidRate()]).toEqual(before);
  });

  it("that is the favourite is confirmed as it was shown, with the rate it makes", async () => {
    const booking = await euros();
    const id = await desk.line(106_920);
    await proposed(db, id, {
      userId: desk.ada.id,
      bookingId: booking.id,
      creditMinor: 100_000,
      feeMinor: 0,
    });
    await confirmTransaction(desk.admin.ctx, at(id));
    expect(await facts(booking)).toMatchObject({ received: 100_000, status: "PAID" });
    expect(await paidRate()).toMatchObject({ rate: 1.0692, rate_source: "amounts", conversion: -908 });
  });
});
