import { beforeEach, describe, expect, it } from "vitest";
import { closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { systemContext } from "@/lib/platform/context/context";
import {
  readShadowReport,
  switchAutoMatch,
} from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { ignoreTransaction } from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { matchTransactions } from "@/lib/reconciliation/bank-transactions/matcher/match-transactions";
import { paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";
import { at, bookingFacts, type Desk, newDesk, trip } from "../../support/transactions/desk";
import type { TestLine } from "../../support/transactions/transactions";

const TRAVELLED = { travelStartDate: "2026-01-20", travelEndDate: "2026-01-27" };
const NAMED = { memo: "HARBOUR HOTELS COMMISSION HB-4471", payer: "HARBOUR HOTELS" };

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});

const booked = (change: object = {}) => trip(desk.ada, { ...TRAVELLED, ...change });
const line = (amountMinor = 12_345, change: TestLine = {}) => desk.line(amountMinor, { ...NAMED, ...change });
const automatic = () => db`update bank_accounts set auto_match = true`;

async function matched(...ids: readonly string[]) {
  await matchTransactions({ ...systemContext("job:match-transactions"), now: new Date("2026-03-31") }, ids);
  const [row] = await db`select t.status, t.decision, t.would_link as "wouldLink", l.booking_id as "bookingId"
    from bank_transactions t left join match_links l on l.transaction_id = t.id and l.closed_at is null where t.id = ${ids[0] ?? ""}`;
  return row;
}

async function candidatesOf(id: string) {
  return await db`select booking_id as "bookingId", score, reasons from match_candidates where subject_id = ${id} order by rank, part`;
}

describe("a payment that names a booking, its supplier and its amount", () => {
  it("is only proposed, with its reasons, while automatic matching is off", async () => {
    const booking = await booked();
    const id = await line();
    expect(await matched(id)).toMatchObject({
      status: "MATCHED_NEEDS_CONFIRMATION",
      wouldLink: true,
      bookingId: null,
    });
    const [favourite] = await candidatesOf(id);
    expect(favourite).toMatchObject({ bookingId: booking.id });
    expect(favourite?.score).toBeGreaterThan(970_000);
    expect(favourite?.reasons).toEqual(
      expect.arrayContaining([
        "Booking number HB-4471 stands in the memo",
        "The amount is exactly the commission",
      ]),
    );
  });

  it("is linked and paid where it is on, once however often the job runs", async () => {
    await automatic();
    const booking = await booked();
    const id = await line();
    expect(await matched(id)).toMatchObject({ status: "AUTO_MATCHED", bookingId: booking.id });
    await matched(id);
    expect(await bookingFacts(db, booking)).toMatchObject({ status: "PAID", received: 12_345 });
  });

  it("is thought of whichever of a company's many rows its agent books at", async () => {
    const agents = await Promise.all(Array.from({ length: 60 }, () => newAgent(db)));
    const rows = await Promise.all(
      agents.map((agent, n) => trip(agent, { ...TRAVELLED, confirmationNumber: `R-${n}` })),
    );
    const last = rows.reduce((one, other) =>
      (one.supplier?.id ?? "") > (other.supplier?.id ?? "") ? one : other,
    );
    await db`update bookings set commission_minor = 55500 where id = ${last.id}`;
    const id = await line(50_000, { memo: "HARBOUR HOTELS COMMISSION" });
    await matched(id);
    expect((await candidatesOf(id)).map(({ bookingId }) => bookingId)).toContain(last.id);
  });

  it("never pays a booking twice: the second of two is left to a person", async () => {
    await automatic();
    const booking = await booked();
    await matched(await line());
    await matched(await line(12_345, { bookedOn: "2026-03-05" }));
    expect(await bookingFacts(db, booking)).toMatchObject({ received: 12_345 });
    const links = await db`select from match_links where closed_at is null`;
    expect(links).toHaveLength(1);
  });

  it("is never linked by itself beside one of the same payer and amount that waits, its twin", async () => {
    await automatic();
    await booked();
    const [first, second] = [await line(), await line(12_345, { bookedOn: "2026-03-20" })];
    await matched(first, second);
    expect(await db`select from match_links`).toHaveLength(0);
  });
});

describe("what is never automatic", () => {
  it("is a closed booking", async () => {
    await automatic();
    const booking = await booked();
    await closeBooking(desk.ada.ctx, booking.id, "WRITTEN_OFF");
    expect(await matched(await line())).toMatchObject({ bookingId: null, wouldLink: false });
  });

  it("is a cancelled booking", async () => {
    await automatic();
    const booking = await booked();
    await closeBooking(desk.ada.ctx, booking.id, "CANCELLED");
    expect(await matched(await line())).toMatchObject({ bookingId: null, wouldLink: false });
  });

  it("is a booking that its agent reported as paid", async () => {
    await automatic();
    const booking = await booked();
    await paid(desk.ada, booking.id, 123.45);
    expect(await matched(await line())).toMatchObject({ bookingId: null, wouldLink: false });
  });

  it("is money that leaves", async () => {
    await automatic();
    const booking = await booked();
    await desk.match(await line(), booking.id);
    expect(await matched(await line(-12_345, { memo: "RETURN HB-4471 HARBOUR HOTELS" }))).toMatchObject({
      bookingId: null,
    });
  });
});

describe("money that leaves", () => {
  it("is held against the booking that an earlier payment of the amount was for, though nothing names it", async () => {
    await automatic();
    const booking = await booked();
    await matched(await line());
    const recall = await line(-12_345, { memo: "HARBOUR HOTELS TAKEN BACK", bookedOn: "2026-03-20" });
    await matched(recall);
    const [favourite] = await candidatesOf(recall);
    expect(favourite).toMatchObject({ bookingId: booking.id });
    expect(favourite?.reasons).toContain("An earlier payment of this amount was for it");
  });

  it("shows what it is for when the same amount comes again, and a person settles the return first", async () => {
    await automatic();
    const booking = await booked();
    await matched(await line());
    await matched(await line(-12_345, { memo: "HARBOUR HOTELS RETURNED", bookedOn: "2026-03-20" }));
    const again = await line(12_345, { memo: "HARBOUR HOTELS COMM", bookedOn: "2026-03-24" });
    expect(await matched(again)).toMatchObject({ status: "EXCEPTION", bookingId: null });
    const [favourite] = await candidatesOf(again);
    expect(favourite).toMatchObject({ bookingId: booking.id });
    expect(favourite?.reasons).toContain("An earlier payment of this amount was for it and was returned");
  });
});

describe("what people decide", () => {
  it("is heeded: a pair that was taken apart is never proposed again, and its lesson counts no more", async () => {
    const booking = await booked();
    const id = await line();
    await desk.match(id, booking.id);
    await desk.unmatch(id);
    await matched(id);
    expect((await candidatesOf(id)).map(({ bookingId }) => bookingId)).not.toContain(booking.id);
    expect(await db`select from match_lessons where revoked_at is null`).toHaveLength(0);
  });

  it("teaches who pays in words that name nobody", async () => {
    const words = { memo: "QRX HOLDINGS 4418", payer: "QRX HOLDINGS" };
    const one = await booked();
    await booked({ confirmationNumber: "HB-9000", expectedCommissionAmount: 99 });
    await desk.match(await line(12_345, words), one.id);
    const id = await line(9_900, { ...words, bookedOn: "2026-03-06" });
    await matched(id);
    const [favourite] = await candidatesOf(id);
    expect(favourite?.reasons).toEqual(expect.arrayContaining(["This payer paid Harbour Hotels 1 time"]));
  });

  it("keeps an ignored transaction out of the matcher's hands", async () => {
    await booked();
    const id = await line();
    await ignoreTransaction(desk.admin.ctx, at(id));
    await matched(id);
    expect(await candidatesOf(id)).toHaveLength(0);
  });
});

describe("the shadow report", () => {
  it("says what would have been linked, and how often a person decided otherwise", async () => {
    const [one, other] = [
      await booked(),
      await booked({ confirmationNumber: "HB-9000", expectedCommissionAmount: 99 }),
    ];
    const [first, second] = [await line(), await line(9_900, { memo: "HARBOUR HOTELS HB-9000" })];
    await matched(first, second);
    await desk.match(first, one.id);
    await desk.match(second, other.id);
    const [report] = await readShadowReport(desk.admin.ctx);
    expect(report).toMatchObject({ agreed: 2, otherwise: 0, isAutomatic: false, isSure: false });
  });

  it("warns who switches automatic matching on with little evidence, and writes down who it was", async () => {
    const [report] = await readShadowReport(desk.admin.ctx);
    const { accountId = "", version = 1 } = report ?? {};
    const { caution } = await switchAutoMatch(desk.admin.ctx, { accountId, version, isOn: true });
    expect(caution).toContain("No decisions");
    expect(await db`select auto_match as on from bank_accounts`).toEqual([{ on: true }]);
    expect(await db`select from audit_log where action = 'bank_account.auto-match'`).toHaveLength(1);
    await expect(switchAutoMatch(desk.admin.ctx, { accountId, version, isOn: false })).rejects.toMatchObject({
      code: "STALE",
    });
  });

  it("is nobody's but administrators'", async () => {
    await expect(async () => readShadowReport(desk.ada.ctx)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  });
});
