import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "@/lib/platform/base/log";
import { systemContext } from "@/lib/platform/context/context";
import { statement } from "@/lib/platform/context/statement";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import {
  decideTransactions,
  withBatchSplitting,
} from "@/lib/reconciliation/bank-transactions/matcher/match-transactions";
import { recallKnowledge } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import { db } from "../../support/database/database";
import { newDesk } from "../../support/transactions/desk";

const ctx = systemContext("job:match-transactions");

beforeEach(() => void vi.spyOn(log(), "warn").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it("a batch of which one transaction takes too long is done in halves, all but that one", async () => {
  const desk = await newDesk(db);
  const ids = [await desk.line(100), await desk.line(200), await desk.line(300), await desk.line(400)];
  const [held = ""] = ids;
  const knowledge = await inSystemTransaction(ctx, recallKnowledge);
  const matched = (some: readonly string[]) =>
    inSystemTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`set local statement_timeout = '1s'`);
      return decideTransactions(tx, knowledge, some);
    });
  await db.begin(async (other) => {
    await other`select from bank_transactions where id = ${held} for update`;
    await expect(withBatchSplitting(ids, matched)).rejects.toMatchObject({ code: "TIMED_OUT" });
  });
  const decided = await db`select id from bank_transactions where decided_at is not null`;
  expect(decided.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  expect(vi.mocked(log().warn).mock.calls.map(([fields]) => fields)).toEqual(
    expect.arrayContaining([
      { statement: "locks of transactions" },
      { transactions: 4 },
      { transactions: 2 },
      { transactions: 1 },
    ]),
  );
});

it("what fails otherwise fails at once", async () => {
  const work = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(withBatchSplitting(["one", "two"], work)).rejects.toThrow("broken");
  expect(work).toHaveBeenCalledOnce();
});

it("a statement that takes too long is named in the log, by no word of what it asked", async () => {
  const slow = inSystemTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`set local statement_timeout = '10ms'`);
    return statement("a long sleep", () => tx.db.execute(sql`select pg_sleep(60)`));
  });
  await expect(slow).rejects.toMatchObject({ code: "TIMED_OUT" });
  expect(log().warn).toHaveBeenCalledExactlyOnceWith(
    { statement: "a long sleep" },
    "A statement took too long.",
  );
});
