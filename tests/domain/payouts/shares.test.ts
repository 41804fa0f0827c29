import { beforeEach, describe, expect, it } from "vitest";
import { agentRowsOf, deleteSome } from "@/lib/accounts/account/leaving/erasure.sql";
import { readComingLines } from "@/lib/payouts/statements/read-own-payouts";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { payOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { agreed, paidRun, payoutsOn, sharesOf } from "../../support/payouts/payouts";
import { shareWrongs } from "../../support/payouts/share-wrongs";
import { entryDraft, madeWith } from "../../support/reports/report";
import { at, type Desk, newDesk, number, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(db);
});
/** The lines that an agent's next statement will show for their shares. */
const linesOf = async ({ ctx }: Desk["ada"]) => (await readComingLines(ctx, { page: 1, limit: 20 })).lines;
const usd = (minor: number) => ({ minor, currency: "USD" });
const amounts = async (bookingId: string) => (await sharesOf(db, bookingId)).map(({ amount }) => amount);

describe("while payouts are off", () => {
  it("nothing makes a share", async () => {
    const booking = await trip(desk.ada);
    await desk.match(await desk.line(12_345), booking.id);
    expect(await sharesOf(db, booking.id)).toEqual([]);
  });
});

describe("the percent of a share", () => {
  beforeEach(() => payoutsOn(db, { default_percent_bp: 5_000 }));

  /** From the least to the most specific: each agreement takes precedence over all above it. */
  it("is that of the most particular row that is valid", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    const supplierId = booking.supplier?.id ?? "";
    const shared = async () => {
      await desk.match(id, booking.id);
      const [share] = await sharesOf(db, booking.id);
      await desk.unmatch(id);
      return [share?.by, share?.bp, share?.amount];
    };
    expect(await shared()).toEqual(["DEFAULT", 5_000, 6_173]);
    await agreed(db, desk.ben.id, { percentBp: 9_900 });
    await agreed(db, desk.ada.id, { percentBp: 9_800, validFrom: "2026-03-05" });
    await agreed(db, desk.ada.id, { percentBp: 9_700, validFrom: "2026-03-01", basis: "BOOKED" });
    expect(await shared()).toEqual(["AGENT", 9_700, 11_975]);
    await agreed(db, desk.ada.id, { percentBp: 6_000, validFrom: "2026-03-04" });
    expect(await shared()).toEqual(["AGENT", 6_000, 7_407]);
    await agreed(db, desk.ada.id, { percentBp: 7_050, supplierId, validFrom: "2026-01-02" });
    expect(await shared()).toEqual(["SUPPLIER", 7_050, 8_703]);
    await agreed(db, desk.ada.id, { percentBp: 0, bookingId: booking.id });
    expect(await shared()).toEqual(["BOOKING", 0, 0]);
    await db`update payout_agreements set ended_at = now() where booking_id is not null`;
    expect(await shared()).toEqual(["SUPPLIER", 7_050, 8_703]);
    expect(await sharesOf(db, booking.id)).toEqual([]);
  });

  it("of a recall is that of the commission it takes back, whatever counts by now", async () => {
    const booking = await trip(desk.ada);
    await desk.match(await desk.line(12_345), booking.id);
    await agreed(db, desk.ada.id, { percentBp: 9_000, bookingId: booking.id });
    await desk.match(await desk.line(-12_345), booking.id);
    expect(await amounts(booking.id)).toEqual([6_173, -6_173]);
  });
});

describe("a share comes and goes with its payment", () => {
  beforeEach(async () => {
    await payoutsOn(db);
    await agreed(db, desk.ada.id, { percentBp: 6_000 });
    await agreed(db, desk.ben.id, { percentBp: 7_000 });
  });

  it("by a link, its end, and by bringing it back", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    await desk.match(id, booking.id);
    expect(await amounts(booking.id)).toEqual([7_407]);
    await desk.unmatch(id);
    expect(await amounts(booking.id)).toEqual([]);
    await restoreLink(desk.admin.ctx, at(id));
    expect(await amounts(booking.id)).toEqual([7_407]);
  });

  it("and has its opposite once it is frozen, which goes again with neither", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345);
    await desk.match(id, booking.id);
    await paidRun(db, desk.ada.id);
    await desk.unmatch(id);
    expect(await amounts(booking.id)).toEqual([7_407, -7_407]);
    await desk.match(id, booking.id);
    expect((await amounts(booking.id)).sort()).toEqual([-7_407, 7_407, 7_407]);
    await desk.unmatch(id);
    expect(await amounts(booking.id)).toEqual([7_407, -7_407]);
    expect(await shareWrongs(db)).toEqual([]);
  });

  it("of each part of a lump, without its fee", async () => {
    const [one, two] = [await trip(desk.ada), await trip(desk.ben, number(2))];
    const id = await desk.line(14_250);
    const part = (userId: string, bookingId: string, amount: number) =>
      ({ kind: "booking", userId, bookingId, amount }) as const;
    const parts = [part(desk.ada.id, one.id, 100), part(desk.ben.id, two.id, 50)];
    await splitTransaction(desk.admin.ctx, at(id), [...parts, { kind: "fee", amount: 7.5 }]);
    expect(await amounts(one.id)).toEqual([5_700]);
    expect(await amounts(two.id)).toEqual([3_325]);
    expect(await linesOf(desk.ada)).toMatchObject([
      { received: usd(9_500), fee: usd(500), shortPaid: usd(0) },
    ]);
    await desk.unmatch(id);
    expect([...(await amounts(one.id)), ...(await amounts(two.id))]).toEqual([]);
  });

  it("of each line of a report: what a recall in it set off is no fee, what the payer took is", async () => {
    const [one, two] = [await trip(desk.ada), await trip(desk.ben, number(2))];
    await desk.match(await desk.line(12_345), two.id);
    const entries = [
      entryDraft(1, {
        grossMinor: 10_000,
        feeMinor: 500,
        booking: { userId: desk.ada.id, bookingId: one.id },
      }),
      entryDraft(2, { grossMinor: -2_000, booking: { userId: desk.ben.id, bookingId: two.id } }),
    ];
    const { id: reportId } = await madeWith(desk.admin, entries, { adjustmentMinor: -950, netMinor: 6_550 });
    await matchTransaction(desk.admin.ctx, at(await desk.line(6_550)), { commissionReportId: reportId });
    // 100.00 less the deposit's fee of 5.00 and the statement's fee of 9.50, which falls entirely on it, leaves 85.50.
    expect(await sharesOf(db, one.id)).toMatchObject([{ received: 8_550, amount: 5_130 }]);
    expect(await sharesOf(db, two.id)).toMatchObject([
      { received: 12_345 },
      { received: -2_000, amount: -1_400 },
    ]);
  });

  it("not of what came to the agent's own bank, by a report or by their own word", async () => {
    const [one, two] = [await trip(desk.ada), await trip(desk.ada, number(2))];
    await paid(desk.ada, one.id, 50);
    const { id, entry } = await madeWith(desk.admin, [entryDraft(1, { grossMinor: 12_345 })]);
    await matchEntry(desk.admin.ctx, at(entry(1).id), { userId: desk.ada.id, bookingId: two.id });
    await payOutside(desk.admin.ctx, at(id));
    expect(await db`select from allocations where reversed_at is null`).toHaveLength(2);
    expect(await db`select from payout_shares`).toEqual([]);
  });
});

describe("what was given up", () => {
  it.each([
    ["PROPORTION", 6_000],
    ["AGENCY", 7_407],
    ["AGENT", 5_062],
  ])("is borne by %s", async (short_pay_borne_by, amount) => {
    await payoutsOn(db, { short_pay_borne_by, default_percent_bp: 6_000 });
    const booking = await trip(desk.ada);
    await desk.match(await desk.line(10_000), booking.id, { acceptDifference: "accept" });
    expect(await sharesOf(db, booking.id)).toMatchObject([{ received: 10_000, amount }]);
    expect(await linesOf(desk.ada)).toMatchObject([
      { received: usd(10_000), fee: usd(0), shortPaid: usd(2_345) },
    ]);
  });

  it("comes off the agency's part as far as that goes", async () => {
    await payoutsOn(db, { short_pay_borne_by: "AGENCY", default_percent_bp: 9_000 });
    const booking = await trip(desk.ada);
    await desk.match(await desk.line(10_000), booking.id, { acceptDifference: "accept" });
    expect(await amounts(booking.id)).toEqual([10_000]);
  });
});

it("of yen, dinars and dollars is rounded half away from zero, a recall's too", async () => {
  await payoutsOn(db, { default_percent_bp: 5_000 });
  for (const [code, owed] of [
    ["JPY", 101],
    ["KWD", 10.001],
    ["USD", 1.01],
  ] as const) {
    const booking = await trip(desk.ada, {
      confirmationNumber: code,
      expectedCommissionAmount: owed,
      expectedCommissionCurrency: code,
    });
    const minor = code === "KWD" ? 10_001 : 101;
    await desk.match(await desk.line(minor, { currency: code }), booking.id);
    await desk.match(await desk.line(-minor, { currency: code }), booking.id);
    const half = Math.ceil(minor / 2);
    expect([code, await amounts(booking.id)]).toEqual([code, [half, -half]]);
  }
  expect(await shareWrongs(db)).toEqual([]);
});

it("what is frozen nobody changes who acts for one agent, and what a share says nobody at all", async () => {
  await payoutsOn(db);
  const booking = await trip(desk.ada);
  await desk.match(await desk.line(12_345), booking.id);
  await paidRun(db, desk.ada.id);
  const asRole = (role: string, statement: string) =>
    db.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}; set local app.user_id = '${desk.ada.id}'`);
      const changed = await tx.unsafe(statement);
      return changed.count;
    });
  expect(await asRole("app_job", "update payout_shares set held_at = null")).toBe(0);
  expect(await asRole("app_job", "delete from payout_shares")).toBe(0);
  await expect(asRole("app_admin", "update payout_shares set amount_minor = 1")).rejects.toMatchObject({
    code: "42501",
  });
  await expect(asRole("app_job", "update payout_shares set amount_minor = 1")).rejects.toMatchObject({
    code: "42501",
  });
});

it("goes with the account of its agent, some rows at a time", async () => {
  await payoutsOn(db);
  const booking = await trip(desk.ada);
  const id = await desk.line(12_345);
  await desk.match(id, booking.id);
  await paidRun(db, desk.ada.id);
  await desk.unmatch(id);
  await db`update users set erase_at = '2026-01-01' where id = ${desk.ada.id}`;
  await inTenant(systemContext("test"), desk.ada.id, async (tx) => {
    for (const rows of agentRowsOf(desk.ada.id)) while ((await deleteSome(tx, rows, 1)) > 0);
  });
  expect(await db`select from payout_shares`).toEqual([]);
});
