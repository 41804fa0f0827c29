import { beforeAll, expect, it } from "vitest";
import { superviseJobs } from "@/lib/platform/jobs/job.sql";
import { json } from "../../rules/inbound-mail/fake-resend";
import { startWorker } from "../../support/app/worker-process";
import { db } from "../../support/database/database";
import { drainLater, providerOfFile } from "../../support/mails/chase-emails";
import { letTimePass } from "../../support/mails/mail-flood";
import { tell } from "../../support/mails/notification-mails";
import { newAgent } from "../../support/people/agent";

const provider = providerOfFile();
beforeAll(() => {
  process.env.APP_URL = "https://app.tallyport.test";
});

const settled = () => db`select sent_at is not null as sent, failure from notification_mails`;
const now = () => new Date().toISOString();

it("a worker killed in the middle mails each once and forgets none", { timeout: 60_000 }, async () => {
  const agents = await Promise.all(Array.from({ length: 24 }, () => newAgent(db)));
  for (const agent of agents) await tell(agent, now(), `For ${agent.id}`);
  provider.answering((request, response) => {
    setTimeout(() => json(200, { id: "re-1" })(request, response), 20);
  });
  const worker = await startWorker();
  await expect.poll(() => provider.keys.length, { timeout: 30_000, interval: 2 }).toBeGreaterThan(3);
  await worker.kill();
  expect(await settled()).toContainEqual({ sent: false, failure: null });

  await letTimePass(db);
  await superviseJobs();
  await drainLater(db);
  const bodies = new Map(provider.keys.map((key, index) => [key, provider.bodies[index] ?? ""]));
  const subjects = [...bodies.values()].map((body) => (JSON.parse(body) as { subject: string }).subject);
  expect(subjects.sort()).toEqual(agents.map(({ id }) => `For ${id}`).sort());
  for (const [index, key] of provider.keys.entries()) expect(provider.bodies[index]).toBe(bodies.get(key));
  expect(await settled()).toEqual(agents.map(() => ({ sent: true, failure: null })));
});
