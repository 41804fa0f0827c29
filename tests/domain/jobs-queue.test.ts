import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as runRoute } from "@/app/api/jobs/run/route";
import { POST } from "@/app/api/webhooks/inbound-email/[provider]/route";
import { QUEUES } from "@/lib/platform/base/queues";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import {
  discardDeadLetter,
  listDeadLetters,
  readQueueHealth,
  retryDeadLetter,
} from "@/lib/platform/jobs/dead-letters";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import {
  boss,
  claimJobs,
  completeJob,
  listenForJobs,
  selectWaits,
  stopBoss,
  superviseJobs,
} from "@/lib/platform/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { testSettings } from "../support/app/environment";
import { db } from "../support/database/database";
import { withHeaders } from "../support/http/next-headers";
import { allReadOnce, flood, ledgerOfMails, letTimePass, newInbox } from "../support/mails/mail-flood";
import { newAgent, type TestAgent } from "../support/people/agent";

const ATTEMPTS = 6;
const SECRET = testSettings("").CRON_SECRET ?? "";
afterAll(stopBoss);

let inbox: Awaited<ReturnType<typeof newInbox>>;
let admin: TestAgent;
beforeEach(async () => {
  inbox = await newInbox(db);
  admin = await newAgent(db, { role: "ADMIN" });
});

const drain = () => drainJobs(Date.now() + 15_000);
const receive = (mails: number) => flood(POST, inbox.address, { mails });

describe("a job", () => {
  it("exists together with its fact, or not at all", async () => {
    const data = { userId: inbox.userId, emailId: admin.id };
    const failing = inSystemTransaction(systemContext("test"), async (tx) => {
      await enqueueJob(tx, "extract-email", data);
      throw new Error("the fact failed");
    });
    await expect(failing).rejects.toThrow("the fact failed");
    expect(await db`select from pgboss.job where name = 'extract-email'`).toHaveLength(0);
  });

  it("wakes whoever listens, once its fact is stored", async () => {
    let heard = 0;
    const stopListening = await listenForJobs(() => {
      heard += 1;
    });
    expect(heard).toBe(1); // once at the start, for jobs enqueued earlier
    const ask = (fail: boolean) =>
      inTenant(systemContext("test"), inbox.userId, async (tx) => {
        await enqueueJob(tx, "extract-email", { userId: inbox.userId, emailId: admin.id });
        if (fail) throw new Error("the fact failed");
      });
    await expect(ask(true)).rejects.toThrow("the fact failed");
    await ask(false);
    await expect.poll(() => heard).toBe(2);
    await stopListening?.();
  });

  it("tells how long it waits", async () => {
    const ask = (seconds: number) =>
      inTenant(systemContext("test"), inbox.userId, (tx) =>
        enqueueJob(tx, "extract-email", { userId: inbox.userId, emailId: admin.id }, seconds),
      );
    expect(await selectWaits(QUEUES)).toEqual([]);
    await ask(3_600);
    const [later] = await selectWaits(QUEUES);
    expect(later?.name).toBe("extract-email");
    expect(later?.waitMs).toBeGreaterThan(3_500_000);
    expect(await drain()).toBe(0);
    await ask(0);
    expect((await selectWaits(QUEUES))[0]?.waitMs).toBeLessThanOrEqual(0);
    expect(await selectWaits(["send-email"])).toEqual([]);
  });

  it("is as the queue itself would have made it", async () => {
    const data = { userId: inbox.userId, emailId: admin.id };
    await inTenant(systemContext("test"), inbox.userId, (tx) => enqueueJob(tx, "extract-email", data, 40));
    await (await boss()).send("extract-email", { ...data, queue: "extract-email" }, { startAfter: 40 });
    const jobs =
      await db`select to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[] as job, start_after - created_on as delay, keep_until - start_after as kept from pgboss.job j`;
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toEqual(jobs[1]);
  });

  it("that is finished goes after a week, one that waits after three months, and health counts by an index", async () => {
    const kept =
      await db`select distinct deletion_seconds / 86400 as done, retention_seconds / 86400 as waiting
      from pgboss.queue where name not like '\\_\\_%'`;
    expect(kept).toEqual([{ done: 7, waiting: 90 }]);
    await db`insert into pgboss.job (name, state, data) select 'find-overdue', 'completed', '{}' from generate_series(1, 20000)`;
    await db`analyze pgboss.job`;
    const plan = await db`explain select name, state, start_after > now(), count(*) from pgboss.job
      where state <> 'completed' group by 1, 2, 3`;
    await db`delete from pgboss.job where name = 'find-overdue'`;
    expect(JSON.stringify(plan)).toMatch(/Scan (using|on) \w*(unfinished|job_common_name_state)/);
  });

  it("can be asked for by more transactions at once than there are connections, right after the start", async () => {
    await stopBoss();
    expect(await flood(POST, inbox.address, { mails: 30, clients: 30 })).toEqual({ stored: 30, known: 30 });
  });

  it("is done once by several workers at once", async () => {
    await receive(40);
    const settled = await Promise.all([drain(), drain(), drain()]);
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await ledgerOfMails(db)).toEqual(allReadOnce(40));
  });

  it("stores nothing for a worker whose claim has lapsed", async () => {
    await receive(1);
    const [lapsed] = await claimJobs("extract-email", 1);
    if (!lapsed) throw new Error("There is no job to claim.");
    await letTimePass(db);
    await superviseJobs();
    await letTimePass(db);
    const late = () => inTenant(systemContext("late"), inbox.userId, (tx) => completeJob(tx, lapsed));
    expect(await late()).toBe(false);
    expect(await drain()).toBe(1);
    expect(await late()).toBe(false);
    expect(await ledgerOfMails(db)).toEqual(allReadOnce(1));
  });

  it("whose findings cannot be stored is not done, and is done when they can", async () => {
    await receive(1);
    await withBrokenStore(async () => {
      await drain();
      expect(await ledgerOfMails(db)).toMatchObject({
        extracted: 0,
        items: 0,
        processed: 0,
        completed: 0,
        unfinished: 1,
      });
    });
    await letTimePass(db);
    await drain();
    expect(await ledgerOfMails(db)).toEqual(allReadOnce(1));
  });
});

describe("a job that fails for good", () => {
  beforeEach(async () => {
    await receive(1);
    await withBrokenStore(failForGood);
  });

  it("waits among the dead letters, with the queue it comes from and no word of the mail's", async () => {
    const [letter, ...more] = await listDeadLetters(admin.ctx);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ queue: "extract-email", data: { userId: inbox.userId } });
    expect(JSON.stringify(letter)).not.toMatch(/harbour|Marta/i);
    const health = await readQueueHealth();
    expect(health.find(({ name }) => name === "dead-letters")).toMatchObject({ ready: 1 });
  });

  it("is done after an administrator's Retry, which one of two gives", async () => {
    const id = await deadLetter();
    const both = await Promise.allSettled([retryDeadLetter(admin.ctx, id), retryDeadLetter(admin.ctx, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await drain()).toBe(1);
    expect(await listDeadLetters(admin.ctx)).toEqual([]);
    expect(await db`select intake from emails`).toEqual([{ intake: "EXTRACTED" }]);
    expect(await db`select action, entity_id from audit_log`).toEqual([
      { action: "job.retry", entity_id: id },
    ]);
  });

  it("is gone after an administrator's Discard, with a trace in the audit", async () => {
    const id = await deadLetter();
    await discardDeadLetter(admin.ctx, id);
    expect(await listDeadLetters(admin.ctx)).toEqual([]);
    expect(await drain()).toBe(0);
    expect(await db`select action from audit_log`).toEqual([{ action: "job.discard" }]);
    await expect(discardDeadLetter(admin.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is nobody else's business", async () => {
    const agent = await newAgent(db);
    const id = await deadLetter();
    expect(() => listDeadLetters(agent.ctx)).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
    const settlings = [() => retryDeadLetter(agent.ctx, id), () => discardDeadLetter(agent.ctx, id)];
    for (const settle of settlings) {
      await expect(Promise.resolve().then(settle)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    }
    expect(await deadLetter()).toBe(id);
  });
});

describe("GET /api/jobs/run", () => {
  const run = (headers: Record<string, string>) =>
    withHeaders(headers, () =>
      runRoute(new Request("http://localhost/api/jobs/run", { headers }), { params: Promise.resolve({}) }),
    );

  it("does what waits for a caller with the cron secret", async () => {
    await receive(3);
    const response = await run({ authorization: `Bearer ${SECRET}` });
    expect(response.status).toBe(200);
    expect((await response.json()).settled).toBeGreaterThanOrEqual(3);
    expect(await ledgerOfMails(db)).toEqual(allReadOnce(3));
  });

  it.each(["", SECRET, "Bearer ", `Bearer ${SECRET}x`, `bearer ${SECRET.slice(1)}`, "Bearer undefined"])(
    "does nothing for a caller with %j",
    async (authorization) => {
      await receive(1);
      const response = await run(authorization ? { authorization } : {});
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "NOT_SIGNED_IN" });
      expect(await ledgerOfMails(db)).toMatchObject({ extracted: 0, unfinished: 1 });
    },
  );
});

/** Runs `work` while the database refuses to store items read from emails. */
async function withBrokenStore(work: () => Promise<unknown>): Promise<void> {
  await db.unsafe(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
    create trigger broken before insert on email_items execute function refuse()`);
  try {
    await work();
  } finally {
    await db.unsafe("drop trigger broken on email_items; drop function refuse()");
  }
}

async function failForGood(): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    expect(await drain()).toBe(1);
    await letTimePass(db);
  }
  expect(await drain()).toBe(0);
}

async function deadLetter(): Promise<string> {
  const [letter] = await listDeadLetters(admin.ctx);
  if (!letter) throw new Error("There is no dead letter.");
  return letter.id;
}
