import { beforeEach, describe, expect, it } from "vitest";
import {
  correctEntry,
  ignoreEntry,
  matchEntry,
  restoreEntry,
} from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import {
  payOutside,
  removeReport,
  restoreReport,
  unpayOutside,
} from "@/lib/reconciliation/commission-reports/moves/change-report";
import type { EntryDraft, ReportDraft } from "@/lib/reconciliation/commission-reports/report.model";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { paidBy } from "../../support/reports/deposit";
import { entryDraft, madeWith } from "../../support/reports/report";
import { received, standing, world } from "../../support/reports/world";

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

describe("a line of a report", () => {
  it("that is matched after its money came is paid at once, and taken back when it is unmatched", async () => {
    const { id, entry } = await withReport([mine({ booking: null }), bens()]);
    await paidBy(admin, id, { minor: 40_000 });
    const before = await world();
    await matchEntry(admin.ctx, entry(1), { userId: ada.id, bookingId: one });
    expect(await received()).toEqual([10_000, 30_000]);
    expect((await world()).reports).toMatchObject([{ status: "Fully closed" }]);
    await matchEntry(admin.ctx, entry(1), null);
    expect(await world()).toEqual(before);
    const rejected = await db`select target_id from match_rejections where subject_id = ${entry(1).id}`;
    expect([...rejected]).toEqual([{ target_id: one }]);
    await matchEntry(admin.ctx, entry(1), { userId: ada.id, bookingId: one });
    expect(await db`select from match_rejections`).toHaveLength(0);
  });

  it("that is ignored gives its money back, and has it again when it is restored", async () => {
    const { id, entry } = await withReport([mine(), bens()]);
    await paidBy(admin, id, { minor: 40_000 });
    const before = await world();
    await ignoreEntry(admin.ctx, entry(1));
    expect(await received()).toEqual([0, 30_000]);
    expect((await world()).reports).toMatchObject([{ status: "Fully closed", ignored_count: 1 }]);
    await expect(matchEntry(admin.ctx, entry(1), { userId: ada.id, bookingId: one })).rejects.toThrow(
      /ignored/,
    );
    await restoreEntry(admin.ctx, entry(1));
    expect(await world()).toEqual(before);
  });

  it("keeps its amounts while it is paid, and takes new words any time", async () => {
    const { id, entry } = await withReport([mine()]);
    const right = {
      confirmationNumber: "one-1",
      clientName: "Marta Lind",
      travelStart: null,
      travelEnd: null,
      grossAmount: 100,
      feeAmount: 0,
      taxAmount: 0,
      outcome: "paid",
    } as const;
    await paidBy(admin, id, { minor: 10_000 });
    await correctEntry(admin.ctx, entry(1), right);
    await expect(correctEntry(admin.ctx, entry(1), { ...right, grossAmount: 90 })).rejects.toThrow(/paid/);
    await matchEntry(admin.ctx, entry(1), null);
    await correctEntry(admin.ctx, entry(1), { ...right, grossAmount: 90, feeAmount: 1.5 });
    const [row] = await db`select gross_minor::int, net_minor::int, match_key from commission_report_entries`;
    expect(row).toEqual({ gross_minor: 9_000, net_minor: 8_850, match_key: "ONE1" });
    const [told] =
      await db`select before, after from audit_log where action = 'commission-report.correct-entry'
      order by at desc, id desc limit 1`;
    expect(told).toMatchObject({
      before: { grossMinor: 10_000 },
      after: { grossMinor: 9_000, feeMinor: 150 },
    });
  });

  it("takes no amounts whose sum with the others can't be exact, and neither does a new report", async () => {
    const large = { grossMinor: 9_007_199_254_740_991 };
    const exact = /more than can be counted exactly/;
    await expect(withReport([mine(large), bens(large)])).rejects.toThrow(exact);
    const near = { grossMinor: large.grossMinor - 20_000, booking: null };
    const { entry } = await withReport([mine({ booking: null }), bens(near)]);
    const correction = {
      confirmationNumber: "one-1",
      clientName: "Marta Lind",
      travelStart: null,
      travelEnd: null,
      grossAmount: 1_000,
      feeAmount: 0,
      taxAmount: 0,
      outcome: "paid",
    } as const;
    await expect(correctEntry(admin.ctx, entry(1), correction)).rejects.toThrow(exact);
  });

  it("is matched by one of two administrators, and the other is told", async () => {
    const { id, entry } = await withReport([mine({ booking: null })]);
    await paidBy(admin, id, { minor: 10_000 });
    const rival = await newAgent(db, { role: "ADMIN" });
    const [row] = await db`select version from commission_report_entries`;
    const target = { id: entry(1).id, version: row?.version as number };
    const both = await Promise.allSettled(
      [admin, rival].map(({ ctx }) => matchEntry(ctx, target, { userId: ada.id, bookingId: one })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: "STALE" });
    expect(await received()).toEqual([10_000, 0]);
  });

  it("of a forwarded report is never about another agent's booking", async () => {
    const mail = { ownerId: ada.id, emailId: crypto.randomUUID(), attachment: -1 };
    const { id, entry } = await withReport([mine({ booking: null })], { source: "email", mail });
    await paidBy(admin, id, { minor: 10_000 });
    const foreign = matchEntry(admin.ctx, entry(1), { userId: ben.id, bookingId: other });
    await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
    const misnamed = matchEntry(admin.ctx, entry(1), { userId: ada.id, bookingId: other });
    await expect(misnamed).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await received()).toEqual([0, 0]);
    await matchEntry(admin.ctx, entry(1), { userId: ada.id, bookingId: one });
    expect(await received()).toEqual([10_000, 0]);
  });

  it("is changed by administrators alone", async () => {
    const { entry } = await withReport([mine({ booking: null })]);
    const asAgent = matchEntry(ada.ctx, entry(1), { userId: ada.id, bookingId: one });
    await expect(asAgent).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await expect(ignoreEntry(ada.ctx, entry(1))).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  });
});

describe("a report that was paid to the agent's own bank", () => {
  it("pays its lines without a transaction, later ones too, until that is taken back", async () => {
    const { id, entry } = await withReport([mine(), bens({ booking: null })]);
    const before = await world();
    await payOutside(admin.ctx, { id, version: null });
    await matchEntry(admin.ctx, entry(2), { userId: ben.id, bookingId: other });
    expect(await received()).toEqual([10_000, 30_000]);
    expect(await standing()).toMatchObject([{ source: "statement", deposit: null }, { source: "statement" }]);
    await expect(paidBy(admin, id, { minor: 40_000 })).rejects.toMatchObject({ code: "CONFLICT" });
    await matchEntry(admin.ctx, entry(2), null);
    await unpayOutside(admin.ctx, { id, version: null });
    expect(await world()).toEqual(before);
  });

  it("can't be removed, and one that isn't paid can, and brought back", async () => {
    const { id } = await withReport([mine()]);
    await payOutside(admin.ctx, { id, version: null });
    await expect(removeReport(admin.ctx, { id, version: null })).rejects.toMatchObject({ code: "CONFLICT" });
    await unpayOutside(admin.ctx, { id, version: null });
    await removeReport(admin.ctx, { id, version: null });
    await expect(payOutside(admin.ctx, { id, version: null })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await restoreReport(admin.ctx, id);
    await payOutside(admin.ctx, { id, version: null });
  });
});
