import { beforeEach, describe, expect, it } from "vitest";
import { sentenceOf } from "@/lib/platform/audit/audit-sentence.model";
import { restoreLink } from "@/lib/reconciliation/bank-transactions/linking/unlink-transaction";
import type { SplitPart } from "@/lib/reconciliation/bank-transactions/splitting/split.model";
import { splitTransaction } from "@/lib/reconciliation/bank-transactions/splitting/split-transaction";
import { matchEntry, restoreEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import { db } from "../../support/database/database";
import { clearUnclaimed, offered, search } from "../../support/database/unclaimed";
import { at, bookingFacts, type Desk, newDesk, number, trip } from "../../support/transactions/desk";

/** Travel dates before the deposits. */
const ENDED = { travelStartDate: "2026-02-01", travelEndDate: "2026-02-08" };

let desk: Desk;
beforeEach(async () => {
  await clearUnclaimed();
  desk = await newDesk(db);
});

const facts = (booking: { readonly id: string }) => bookingFacts(db, booking);
const split = (id: string, parts: readonly SplitPart[], answers = {}) =>
  splitTransaction(desk.admin.ctx, at(id), parts, answers);
const reportOf = async (id: string) => {
  const [link] =
    await db`select report_id from match_links where transaction_id = ${id} order by created_at desc`;
  return readReport(desk.admin.ctx, link?.report_id);
};
/** Creates two bookings of 123.45 each, and the split that gives each its full amount. */
async function two() {
  const [one, other] = [await trip(desk.ada), await trip(desk.ben, number(2))];
  const whole = [one, other].map(({ id }) => ({ kind: "booking", bookingId: id, amount: 123.45 }) as const);
  return { one, other, whole };
}

describe("a lump that is more than its bookings", () => {
  it("has its fee shared out to the minor unit, and each booking counts in full", async () => {
    const { one, other, whole } = await two();
    const id = await desk.line(24_690 - 701);
    const paid = await split(id, [...whole, { kind: "fee", amount: 7.01 }]);
    expect(paid).toMatchObject({ status: "CLOSED" });
    const parts = paid.paid.map(({ credit, deposit, feeMinor }) => [credit.minor, deposit?.minor, feeMinor]);
    expect(parts.toSorted()).toEqual([
      [12_345, 11_994, 351],
      [12_345, 11_995, 350],
    ]);
    expect([await facts(one), await facts(other)]).toMatchObject([{ status: "PAID" }, { status: "PAID" }]);
    expect(await reportOf(id)).toMatchObject({ feeMinor: 701, netMinor: 23_989, disagreements: [] });
  });

  it("recalls no more of a booking than came for it", async () => {
    const { whole } = await two();
    const recalls = whole.map((part) => ({ ...part, amount: -50 }));
    await expect(split(await desk.line(-10_000), recalls)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("more than that can't be recalled"),
    });
  });

  it("is asked about a fee that is much for one, and a reason is needed", async () => {
    const { whole } = await two();
    const id = await desk.line(24_690 - 2_000);
    const parts = [...whole, { kind: "fee", amount: 20 }] as const;
    await expect(split(id, parts)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { question: "isLargeFee", feeMinor: 2_000, feeLimitMinor: 1_234 } },
    });
    await expect(split(id, parts, { isLargeFee: true })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await split(id, parts, { isLargeFee: true, reason: "Two correspondents" });
    const [audited] = await db`select action, reason, after from audit_log where entity_id = ${id}`;
    expect(audited).toMatchObject({ action: "bank-transaction.split", reason: "Two correspondents" });
  });

  it("keeps what is for no booking with its reason, which adds up in its report and is nobody's to match", async () => {
    const { whole } = await two();
    const id = await desk.line(24_690 + 5_000 + 1_000);
    const paid = await split(id, [
      ...whole,
      { kind: "difference", reason: "override", amount: 50 },
      { kind: "difference", reason: "bonus", amount: 10 },
    ]);
    expect(paid).toMatchObject({ status: "CLOSED", target: { matchedCount: 4, totalCount: 4 } });
    const report = await reportOf(id);
    expect(report.differences).toEqual([
      { reason: "bonus", amount: { minor: 1_000, currency: "USD" } },
      { reason: "override", amount: { minor: 5_000, currency: "USD" } },
    ]);
    const entry = report.entries.find(({ differenceReason }) => differenceReason === "override");
    const booking = { userId: desk.ada.id, bookingId: (await trip(desk.ada, number(7))).id };
    await expect(matchEntry(desk.admin.ctx, { id: entry?.id ?? "", version: null }, booking)).rejects.toThrow(
      "This entry is paid for no booking: override.",
    );
  });

  it("leaves open what is for a booking that nobody knows, has it offered, and pays it once it is matched", async () => {
    const { one, whole } = await two();
    const supplierId = one.supplier?.id ?? null;
    const id = await desk.line(24_690 + 5_000, { supplierId });
    const missing = await trip(desk.ada, { ...number(9), ...ENDED, expectedCommissionAmount: 50 });
    const paid = await split(id, [
      ...whole,
      { kind: "unclaimed", confirmationNumber: "GT 21709", amount: 50 },
    ]);
    expect(paid).toMatchObject({ status: "MANUAL_MATCHED", target: { matchedCount: 2, totalCount: 3 } });
    await search();
    expect((await offered(desk.ada)).flatMap(({ fits }) => fits)).toEqual(["GT-21709"]);
    const report = await reportOf(id);
    expect(report.differences).toEqual([{ reason: "unclaimed", amount: { minor: 5_000, currency: "USD" } }]);
    const entry = report.entries.find(({ booking }) => booking === null);
    await matchEntry(
      desk.admin.ctx,
      { id: entry?.id ?? "", version: null },
      { userId: desk.ada.id, bookingId: missing.id },
    );
    expect(await facts(missing)).toMatchObject({ received: 5_000, status: "PAID" });
    expect((await reportOf(id)).differences).toEqual([]);
    await search();
    expect(await offered(desk.ada)).toEqual([]);
  });

  it("is taken back whole, its offers too, is brought back as it was, and the audit names both", async () => {
    const { one, other, whole } = await two();
    const before = [await facts(one), await facts(other)];
    const supplierId = one.supplier?.id ?? null;
    await trip(desk.ada, { ...number(9), ...ENDED });
    const id = await desk.line(24_690 + 5_000 + 1_000 - 500, { supplierId });
    await split(id, [
      ...whole,
      { kind: "fee", amount: 5 },
      { kind: "unclaimed", confirmationNumber: "GT 21709", amount: 50 },
      { kind: "difference", reason: "override", amount: 10 },
    ]);
    await search();
    expect(await offered(desk.ada)).toHaveLength(1);
    const report = await reportOf(id);
    await desk.unmatch(id);
    await search();
    expect([await facts(one), await facts(other)]).toEqual(before);
    expect(await offered(desk.ada)).toEqual([]);
    const restored = await restoreLink(desk.admin.ctx, at(id));
    expect(restored.paid).toHaveLength(2);
    expect([await facts(one), await facts(other)]).toMatchObject([{ status: "PAID" }, { status: "PAID" }]);
    expect(await reportOf(id)).toMatchObject({ id: report.id, differences: report.differences });
    const audited = await db`select action, entity, entity_id as "entityId", before, after from audit_log
      where entity_id = ${id} and action <> 'bank-transaction.link' order by at, id`;
    const sentences = audited.map((one) =>
      sentenceOf(one as never, new Map())
        .map(({ text }) => text)
        .join(""),
    );
    expect(sentences).toEqual([
      "Split bank transaction among 2 bookings, USD 301.90",
      "Unlinked bank transaction, which was split among 2 bookings",
      "Split bank transaction among 2 bookings, USD 301.90",
    ]);
    expect(audited[0]?.after).toMatchObject({ feeMinor: 500, unclaimedMinor: 5_000, overrideMinor: 1_000 });
  });
});

it.each([
  ["no fee is taken of it", { kind: "fee", amount: -5 }, "No fee is taken from money that left the account."],
  [
    "nobody misses it",
    { kind: "unclaimed", amount: -5 },
    "Money that left the account is nobody's commission.",
  ],
] as const)("of money that left the account %s", async (_what, part, message) => {
  const { one } = await two();
  const fee = part.kind === "fee" ? 5 : -5;
  const id = await desk.line(-12_345 + fee * 100);
  const parts = [{ kind: "booking", bookingId: one.id, amount: -123.45 }, part] as const;
  await expect(split(id, parts)).rejects.toThrow(message);
});

it("names a booking that isn't there, and parts that aren't the deposit with their fee", async () => {
  const { whole } = await two();
  const id = await desk.line(20_000);
  await expect(split(id, [...whole, { kind: "fee", amount: 40 }])).rejects.toThrow(
    "The parts are USD 6.90 more than the deposit.",
  );
  const gone = { kind: "booking", bookingId: id, amount: 200 } as const;
  await expect(split(id, [gone, { kind: "fee", amount: 0 }])).rejects.toMatchObject({
    code: "INVALID_INPUT",
  });
  const rest = { kind: "difference", reason: "bonus", amount: 100 } as const;
  await expect(split(id, [{ ...gone, amount: 100 }, rest])).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("an ignored line for no booking counts again once it is restored", async () => {
  const { whole } = await two();
  const id = await desk.line(24_690 + 1_000);
  await split(id, [...whole, { kind: "difference", reason: "bonus", amount: 10 }]);
  const entry = (await reportOf(id)).entries.find(({ differenceReason }) => differenceReason !== null);
  await db`update commission_report_entries set ignored_at = now() where id = ${entry?.id ?? ""}`;
  expect((await reportOf(id)).differences).toEqual([]);
  await restoreEntry(desk.admin.ctx, { id: entry?.id ?? "", version: null });
  const report = await reportOf(id);
  expect(report).toMatchObject({ status: "Fully closed", differences: [{ reason: "bonus" }] });
});
