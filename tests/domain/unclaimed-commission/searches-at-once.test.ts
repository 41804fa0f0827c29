import { expect, it } from "vitest";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { claimJobs } from "@/lib/platform/jobs/job.sql";
import { enqueueSearch } from "@/lib/reconciliation/unclaimed-commission/enqueue-search";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../../support/database/database";

const system = systemContext("test");
const ask = (how?: { justCame: boolean }) => inSystemTransaction(system, (tx) => enqueueSearch(tx, how));
const searches = () => db<{ state: string; later: boolean }[]>`
  select state::text, start_after > now() as later from pgboss.job where name = 'find-offers' order by created_on, id`;

it("searches for the same are one job, unless it would begin too late or too early", async () => {
  await ask();
  await ask();
  expect(await searches()).toEqual([{ state: "created", later: false }]);
  await ask({ justCame: true });
  await ask({ justCame: true });
  expect(await searches()).toEqual([
    { state: "created", later: false },
    { state: "created", later: true },
  ]);
});

it("a search that others were content with isn't begun before they have stored what they ask it to see", async () => {
  await ask();
  await inSystemTransaction(system, async (tx) => {
    await enqueueSearch(tx);
    expect(await claimJobs("find-offers", 1)).toEqual([]);
  });
  expect(await claimJobs("find-offers", 1)).toHaveLength(1);
  // The active search may already have read the data, so another one is queued.
  await ask();
  expect(await searches()).toEqual([
    { state: "active", later: false },
    { state: "created", later: false },
  ]);
});

it("a search that finds another at work ends, is asked for again once, and fails nobody", async () => {
  await db.begin(async (other) => {
    await other`select pg_advisory_xact_lock(hashtextextended('find-offers', 0))`;
    await ask();
    await drainJobs(Date.now() + 15_000);
    await ask();
    await drainJobs(Date.now() + 15_000);
  });
  expect(await searches()).toEqual([
    { state: "completed", later: false },
    { state: "created", later: true },
    { state: "completed", later: false },
  ]);
});
