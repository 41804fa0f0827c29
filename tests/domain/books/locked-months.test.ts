import { beforeEach, describe, expect, it } from "vitest";
import { lockMonth, unlockMonth } from "@/lib/books/months/lock-month";
import { listMonths, readMonth } from "@/lib/books/months/read-months";
import { holdShare } from "@/lib/payouts/shares/shares";
import { Failure } from "@/lib/platform/base/failure";
import {
  categoriseTransaction,
  ignoreTransaction,
  restoreTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { keptAndLive } from "../../support/books/kept-and-live";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { at, type Desk, newDesk, number, trip } from "../../support/transactions/desk";
import { splitInHalf } from "../../support/transactions/half-split";
import { chance } from "../../support/transactions/random-decisions";

let desk: Desk;
beforeEach(async () => {
  await payoutsOn(db, { default_percent_bp: 6_000 });
  desk = await newDesk(db);
});

const lock = (month: string) => lockMonth(desk.admin.ctx, { month });
const unlock = (month: string) => unlockMonth(desk.admin.ctx, { month, reason: "A fee was missing" });
const february = { bookedOn: "2026-02-10" };
const locked = (month: string) => ({
  code: "CONFLICT",
  message: expect.stringContaining(`${month} is locked`),
});

describe("a month", () => {
  it("is locked with all before it and opened again with all after it, each with its reason in the audit", async () => {
    await desk.line(500, { bookedOn: "2026-01-05" });
    await desk.line(700, february);
    await lock("2026-02");
    await expect(lock("2026-01")).rejects.toMatchObject({ code: "CONFLICT", message: /locked already/ });
    await expect(lock("9999-12")).rejects.toMatchObject({ code: "CONFLICT", message: /hasn't ended/ });
    const { data, count } = await listMonths(desk.admin.ctx, { page: 1, limit: 100 });
    expect(count).toBe(data.length);
    expect(data.filter(({ isLocked }) => isLocked).map(({ month }) => month)).toEqual([
      "2026-02-01",
      "2026-01-01",
    ]);
    expect(data.at(-1)).toMatchObject({ transactions: 1, reports: 0, runs: 0, late: 0 });
    await unlock("2026-02");
    await expect(unlock("2026-02")).rejects.toMatchObject({ code: "CONFLICT", message: /isn't locked/ });
    expect((await readMonth(desk.admin.ctx, "2026-01")).month.isLocked).toBe(true);
    const audit =
      await db`select action, reason, after->>'lockedTo' as to from audit_log where entity = 'books' order by at, id`;
    expect([...audit]).toEqual([
      { action: "books.lock", reason: null, to: "2026-02-28" },
      { action: "books.unlock", reason: "A fee was missing", to: "2026-01-31" },
    ]);
  });

  it("is locked by administrators alone, and only where payouts are on", async () => {
    await expect((async () => lockMonth(desk.ada.ctx, { month: "2026-01" }))()).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
    await payoutsOn(db, { is_on: false, on_since: null });
    await expect(lock("2026-01")).rejects.toMatchObject({ code: "CONFLICT", message: "Payouts are off." });
  });
});

describe("what is booked in a locked month", () => {
  it("is not taken back, set aside or withdrawn before the month is opened", async () => {
    const booking = await trip(desk.ada);
    const id = await desk.line(12_345, february);
    const open = await desk.line(77, february);
    await desk.match(id, booking.id);
    await lock("2026-02");
    await expect(desk.unmatch(id)).rejects.toMatchObject(locked("February 2026"));
    await expect(ignoreTransaction(desk.admin.ctx, at(open))).rejects.toMatchObject(locked("February 2026"));
    await expect(
      categoriseTransaction(desk.admin.ctx, at(open), { category: "TRANSFER", note: null }),
    ).rejects.toMatchObject(locked("February 2026"));
    for (const change of [
      db`update bank_transactions set withdrawn_at = now() where id = ${open}`,
      db`update allocations set amount_minor = 1`,
      db`update allocations set reversed_at = now()`,
      db`delete from allocations`,
      db`delete from payout_shares`,
      db`update payout_shares set amount_minor = 1`,
      db`update match_links set closed_at = now()`,
    ])
      await expect(change).rejects.toMatchObject({ code: "TB001", constraint_name: "2026-02" });
    await unlock("2026-02");
    await desk.unmatch(id);
    expect(await db`select from payout_shares`).toEqual([]);
  });

  it("stays what it was when something comes about it: that counts for the day on which it comes", async () => {
    const booking = await trip(desk.ada);
    const waiting = await desk.line(12_345, february);
    await lock("2026-02");
    const before = await readMonth(desk.admin.ctx, "2026-02");
    await desk.match(waiting, booking.id);
    await desk.line(900, february);
    const { late, entries, month } = await readMonth(desk.admin.ctx, "2026-02");
    expect(entries).toEqual(before.entries);
    expect(month.late).toBe(3);
    const today = new Date().toISOString().slice(0, 10);
    expect(late.map(({ kind, day, bookDay, amount }) => [kind, day, bookDay, amount.minor]).sort()).toEqual([
      ["commission", "2026-02-10", today, 12_345],
      ["share", "2026-02-10", today, 7_407],
      ["transaction", "2026-02-10", today, 900],
    ]);
    await desk.unmatch(waiting);
    expect((await keptAndLive(db)).differing).toEqual([]);
  });

  it("is kept when the account of its agent is erased", async () => {
    const booking = await trip(desk.ada);
    await desk.match(await desk.line(12_345, february), booking.id);
    await lock("2026-02");
    const { entries } = await readMonth(desk.admin.ctx, "2026-02");
    await db`update users set erase_at = now() where id = ${desk.ada.id}`;
    await db`delete from payout_shares where user_id = ${desk.ada.id}`;
    await db`delete from allocations where user_id = ${desk.ada.id}`;
    expect((await readMonth(desk.admin.ctx, "2026-02")).entries).toEqual(entries);
    expect(entries).toHaveLength(3);
  });
});

it("eight connections that act at random, and lock and unlock months meanwhile, never change a locked one", {
  timeout: 120_000,
}, async () => {
  const trips = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      trip(n % 2 ? desk.ada : desk.ben, { ...number(n), expectedCommissionAmount: 500 }),
    ),
  );
  const parts = trips.map(({ id }, index) => ({
    bookingId: id,
    userId: (index % 2 ? desk.ben : desk.ada).id,
  }));
  const days = ["2026-01-07", "2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"];
  const lines: string[] = [];
  for (const bookedOn of [...days, ...days, ...days])
    lines.push(await desk.line(1_000 + lines.length, { bookedOn }));
  const seen = { kept: 0 };
  const walk = async (no: number) => {
    const below = chance(7_000 + no);
    const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
    const acts = [
      () => desk.match(pick(lines), pick(trips).id, { acceptDifference: "accept", isSecondRecall: true }),
      () => desk.match(pick(lines), pick(trips).id, { acceptDifference: "accept", isSecondRecall: true }),
      () => desk.unmatch(pick(lines)),
      () => ignoreTransaction(desk.admin.ctx, at(pick(lines))),
      () => restoreTransaction(desk.admin.ctx, at(pick(lines))),
      () =>
        categoriseTransaction(desk.admin.ctx, at(pick(lines)), {
          category: pick(["TRANSFER", "OTHER_COST"]),
          note: null,
        }),
      () => splitInHalf(db, desk.admin, pick(lines), pick(parts)),
      async () => void lines.push(await desk.line(500 + below(99), { bookedOn: pick(days) })),
      () => heldOne(below(2) === 0 ? "Ask first" : null),
      () => lock(pick(["2026-01", "2026-02"])),
      () => unlock(pick(["2026-01", "2026-02"])),
      async () => {
        const { kept, differing } = await keptAndLive(db);
        expect(differing).toEqual([]);
        seen.kept += kept;
      },
    ];
    for (let step = 0; step < 40; step += 1)
      await pick(acts)().catch((error: unknown) => {
        if (
          !(
            error instanceof Failure &&
            ["CONFLICT", "STALE", "NOT_FOUND", "INVALID_INPUT"].includes(error.code)
          )
        )
          throw error;
      });
  };
  await Promise.all(Array.from({ length: 8 }, (_, no) => walk(no)));
  await lock("2026-03").catch(() => undefined);
  expect((await keptAndLive(db)).differing).toEqual([]);
  expect(seen.kept).toBeGreaterThan(0);
});

async function heldOne(reason: string | null): Promise<void> {
  const [share] = await db`select id, user_id as "userId" from payout_shares order by random() limit 1`;
  if (share) await holdShare(desk.admin.ctx, { userId: share.userId, id: share.id, reason });
}
