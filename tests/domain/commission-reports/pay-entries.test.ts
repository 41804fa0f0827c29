import { beforeEach, describe, expect, it } from "vitest";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import type { EntryDraft, ReportDraft } from "@/lib/reconciliation/commission-reports/report.model";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { paidBy, unlinked } from "../../support/reports/deposit";
import { entryDraft, madeWith } from "../../support/reports/report";
import { received, standing, statuses, world } from "../../support/reports/world";
import { knownRates } from "../../support/transactions/rates";

let admin: TestAgent;
let ada: TestAgent;
let ben: TestAgent;
let one: string;
let other: string;
beforeEach(async () => {
  await db`truncate match_links, commission_reports, match_rejections, bookings cascade`;
  [admin, ada, ben] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db), await newAgent(db)];
  one = (await booked(ada, { confirmationNumber: "ONE", expectedCommissionAmount: 100 })).id;
  other = (await booked(ben, { confirmationNumber: "OTHER", expectedCommissionAmount: 300 })).id;
});

const mine = (change: Partial<EntryDraft> = {}) =>
  entryDraft(1, { booking: { userId: ada.id, bookingId: one }, ...change });
const bens = (change: Partial<EntryDraft> = {}) =>
  entryDraft(2, { grossMinor: 30_000, booking: { userId: ben.id, bookingId: other }, ...change });

const withReport = (entries: readonly EntryDraft[], change?: Partial<ReportDraft>) =>
  madeWith(admin, entries, change);

describe("a report that a transaction is linked to", () => {
  it("pays every line that has its booking, each agent their own", async () => {
    const { id } = await withReport([mine(), bens(), entryDraft(3), entryDraft(4, { grossMinor: 0 })]);
    await paidBy(admin, id, { minor: 50_000 });
    expect(await received()).toEqual([10_000, 30_000]);
    expect(await statuses()).toEqual(["CLOSED", "CLOSED", "PENDING", "PENDING"]);
    expect((await world()).reports).toMatchObject([{ status: "Partially closed" }]);
    expect(await standing()).toEqual([
      {
        credit: 10_000,
        deposit: 10_000,
        fee: 0,
        source: "deposit",
        payer: "Greatwind Tours",
        reference: "GW-2026-03",
      },
      expect.objectContaining({ credit: 30_000, deposit: 30_000, fee: 0 }),
    ]);
    const [notes] = await db`select count(*)::int as count from notifications where type = 'ADVISOR_PAYOUT'`;
    expect(notes).toEqual({ count: 2 });
  });

  it("counts what a line's own fee and tax took, and what was lost on the way, as received", async () => {
    const { id } = await withReport([mine({ feeMinor: 500, taxMinor: 700 }), bens()]);
    await paidBy(admin, id, { minor: 36_300, feeMinor: 2_500 });
    expect(await received()).toEqual([10_000, 30_000]);
    const parts = await standing();
    expect(parts.reduce((sum, { deposit }) => sum + (deposit ?? 0), 0)).toBeLessThanOrEqual(36_300);
    expect(parts).toMatchObject([{ credit: 10_000 }, { credit: 30_000 }]);
    for (const { credit, deposit, fee } of parts) expect((deposit ?? 0) + fee).toBe(credit);
  });

  it("leaves open in proportion what a deposit lacks", async () => {
    const { id } = await withReport([mine(), bens()]);
    await paidBy(admin, id, { minor: 20_000 });
    expect(await received()).toEqual([5_000, 15_000]);
    expect(await statuses()).toEqual(["CLOSED", "CLOSED"]);
    expect((await world()).bookings.map(({ status }) => status)).not.toContain("PAID");
  });

  it("sets recalls and adjustments off, and its parts never come to more than the deposit, in any order", async () => {
    await paid(ben, other, 300);
    const recall = bens({ grossMinor: -2_000, booking: null });
    const { id, entry } = await withReport([mine(), recall], { adjustmentMinor: -500, netMinor: 7_500 });
    await paidBy(admin, id, { minor: 7_500 });
    expect(await standing()).toMatchObject([
      { credit: 10_000, deposit: 7_500, fee: 2_500 },
      { source: "self_reported" },
    ]);
    await matchEntry(admin.ctx, entry(2), { userId: ben.id, bookingId: other });
    expect(await received()).toEqual([10_000, 28_000]);
    const sum = (await standing()).reduce((all, { deposit }) => all + (deposit ?? 0), 0);
    expect(sum).toBe(7_500);
  });

  it("shares a deposit in another currency by what the report says", async () => {
    const { id } = await withReport([mine(), bens()]);
    await paidBy(admin, id, { minor: 36_801, currency: "EUR" });
    expect(await received()).toEqual([10_000, 30_000]);
    expect(await standing()).toMatchObject([{ deposit: 9_200 }, { deposit: 27_600 }]);
  });

  it("converts what it pays a booking in another currency, and refuses where nobody knows the rate", async () => {
    const euros = {
      totalBookingCurrency: "EUR",
      expectedCommissionCurrency: "EUR",
      expectedCommissionAmount: 200,
    };
    const { id: bookingId } = await booked(ada, { confirmationNumber: "EURO", ...euros });
    const { id } = await withReport([entryDraft(1, { booking: { userId: ada.id, bookingId } })]);
    await expect(paidBy(admin, id, { minor: 10_000 })).rejects.toMatchObject({ code: "CONFLICT" });
    await knownRates(db, ["EUR", "USD", "2026-03-13", 1.25]);
    await paidBy(admin, id, { minor: 10_000 });
    expect(await standing()).toMatchObject([{ credit: 8_000, deposit: 10_000 }]);
    await db`delete from currency_rates`;
  });

  it("restores every booking exactly when it is unlinked, archive and self-reported payment too", async () => {
    await paid(ada, one, 100);
    await db`update bookings set archived_at = now(), status = 'ARCHIVED' where id = ${one}`;
    const { id } = await withReport([mine({ grossMinor: 9_000 }), bens()]);
    const before = await world();
    const link = await paidBy(admin, id, { minor: 39_000 });
    expect(await received()).toEqual([9_000, 30_000]);
    await unlinked(admin, id, link);
    expect(await world()).toEqual(before);
  });

  it("asks once about all lines that come to more than their bookings are owed, and keeps why", async () => {
    const { id } = await withReport([mine({ grossMinor: 50_000 }), bens({ grossMinor: 60_000 })]);
    const before = await world();
    await expect(paidBy(admin, id, { minor: 110_000 })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        /^2 lines are USD [\d,.]+ more than their bookings are owed: .+, .+\. Say why it is more\.$/,
      ),
      detail: { facts: { question: "overReason" } },
    });
    expect(await world()).toEqual(before);
    await paidBy(admin, id, { minor: 110_000, accepted: true });
    const reasons =
      await db`select distinct difference_reason from allocations where over_minor > 0 and reversed_at is null`;
    expect(reasons).toEqual([{ difference_reason: "overpayment" }]);
    const { differences } = await readReport(admin.ctx, id);
    expect(differences).toMatchObject([{ reason: "overpayment", amount: { minor: 70_000 } }]);
  });

  it("asks about a deposit that is more than the report's net, with the lines that are too much, and keeps why", async () => {
    const { id } = await withReport([mine({ grossMinor: 11_000 }), bens()]);
    await expect(paidBy(admin, id, { minor: 42_500 })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        /^The deposit is USD 15\.00 more than the report's net\. This is USD 10\.00 more than booking .+ is owed\. Say why/,
      ),
      detail: { facts: { question: "overReason", overMinor: 2_500 } },
    });
    await expect(paidBy(admin, id, { minor: 42_500, leavesOpen: true })).rejects.toMatchObject({
      message: "The deposit is USD 15.00 more than the report's net. Say why it is more.",
    });
    const link = await paidBy(admin, id, { minor: 42_500, accepted: true });
    const { differences } = await readReport(admin.ctx, id);
    expect(differences).toEqual([{ reason: "overpayment", amount: { minor: 2_500, currency: "USD" } }]);
    await unlinked(admin, id, link);
    expect((await readReport(admin.ctx, id)).differences).toEqual([]);
  });

  it("asks about another recall of a booking once for all lines, whether it stands in the report or came before", async () => {
    await paid(ada, one, 100);
    await paid(ben, other, 300);
    await paid(ben, other, -50);
    const { id } = await withReport([
      mine({ grossMinor: -2_000 }),
      mine({ line: 2, grossMinor: -1_000 }),
      bens({ line: 3, grossMinor: -3_000 }),
    ]);
    await expect(paidBy(admin, id, { minor: -6_000 })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        /^USD \d+\.00 was recalled for booking \w+ on .+ already\. USD \d+\.00 was recalled for booking \w+ on .+ already\. Say that this is another recall\.$/,
      ),
      detail: { facts: { question: "isSecondRecall" } },
    });
    expect(await received()).toEqual([10_000, 25_000]);
    await paidBy(admin, id, { minor: -6_000, leavesOpen: true });
    expect(await received()).toEqual([8_000, 25_000]);
  });

  it("takes another recall on an administrator's word", async () => {
    await paid(ben, other, 300);
    await paid(ben, other, -50);
    const { id } = await withReport([bens({ grossMinor: -3_000 })]);
    await paidBy(admin, id, { minor: -3_000, accepted: true });
    expect(await received()).toEqual([0, 22_000]);
  });

  it("adds up what the rate of a deposit in another currency gained or lost, and asks where that is far off", async () => {
    await knownRates(db, ["USD", "EUR", "2026-03-13", 0.9]);
    const { id } = await withReport([mine(), bens()]);
    const paidAt = (minor: number, isUnusualRate = false) =>
      paidBy(admin, id, { minor, currency: "EUR", rate: { isAsking: true, isUnusualRate } });
    await expect(paidAt(30_000)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { question: "isUnusualRate", exchangeRate: 0.75 } },
    });
    const usual = await paidAt(35_640);
    expect(await received()).toEqual([10_000, 30_000]);
    const sums = async () => (await readReport(admin.ctx, id)).differences;
    expect(await sums()).toEqual([{ reason: "conversion", amount: { minor: -400, currency: "USD" } }]);
    await unlinked(admin, id, usual);
    await paidAt(30_000, true);
    expect(await sums()).toMatchObject([{ reason: "conversion", amount: { minor: -6_667 } }]);
    await db`delete from currency_rates`;
  });

  it("has a line over nothing wait for its report's money again, once it is unlinked", async () => {
    const { id } = await withReport([mine(), bens({ grossMinor: 0 })]);
    const link = await paidBy(admin, id, { minor: 10_000 });
    expect(await statuses()).toEqual(["CLOSED", "CLOSED"]);
    await unlinked(admin, id, link);
    expect(await statuses()).toEqual(["AUTO_MATCHED", "AUTO_MATCHED"]);
  });

  it.each([
    ["what is recalled", -40_000],
    ["nothing that it can share", 40_000],
  ])("isn't paid by %s", async (_what, minor) => {
    const { id } = await withReport([mine(), bens()], minor > 0 ? { netMinor: 0 } : {});
    await expect(paidBy(admin, id, { minor })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await standing()).toEqual([]);
  });

  it("pays the others where nobody is there to be asked about a line that is too much", async () => {
    const { id } = await withReport([mine({ grossMinor: 12_000 }), bens()]);
    await paidBy(admin, id, { minor: 42_000, leavesOpen: true });
    expect(await received()).toEqual([0, 30_000]);
    expect(await statuses()).toEqual(["AUTO_MATCHED", "CLOSED"]);
  });

  it("pays beyond what is owed only when an administrator takes it so", async () => {
    const { id } = await withReport([mine({ grossMinor: 12_000 })]);
    await expect(paidBy(admin, id, { minor: 12_000 })).rejects.toMatchObject({ code: "CONFLICT" });
    await paidBy(admin, id, { minor: 12_000, accepted: true });
    expect(await received()).toEqual([12_000, 0]);
  });
});
