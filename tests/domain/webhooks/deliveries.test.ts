import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_TRIES } from "@/lib/accounts/webhooks/delivery.model";
import { readEndpoint, rotateSecret, switchEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { redeliver, sendTest } from "@/lib/accounts/webhooks/send-again";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { drain } from "../../support/mails/chase-emails";
import { choose, mailsTo } from "../../support/mails/notification-mails";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { deliver, type Hook, hooked, takeJobs } from "../../support/webhooks/endpoint";
import { answering, LocalReceiver } from "../../support/webhooks/local-receiver";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, {
  WEBHOOKS_TO_LOCALHOST: "1",
  MAIL_OUTBOX_DIR: OUTBOX,
  APP_URL: "https://app.tallyport.test",
});
const receiver = new LocalReceiver();
beforeAll(() => receiver.start());
afterAll(async () => {
  await receiver.stop();
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

let ada: TestAgent;
let hook: Hook;
beforeEach(async () => {
  ada = await newAgent(db);
  hook = await hooked(ada, receiver.url, ["booking.created"]);
  receiver.received.length = 0;
  receiver.answer = answering(200, "ok");
});

const log = async () => (await readEndpoint(ada.ctx, hook.id, null)).deliveries;
const endpoint = async () => (await readEndpoint(ada.ctx, hook.id, null)).endpoint;
const book = (number: string) => booked(ada, { confirmationNumber: number });
const told = () =>
  db<{ title: string; details_path: string | null }[]>`
  select title, details_path from notifications where user_id = ${ada.id}`;

/** Attempts delivery until no retry is scheduled, each time at its scheduled time; returns the number of attempts. */
async function triedToTheEnd(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const [before] = await log();
    await deliver(ada, hook, new Date(before?.nextAt ?? Date.now()));
    if ((await log())[0]?.state !== "waiting") return tries;
  }
}

describe("a message", () => {
  it("arrives by the worker, and the log says how", async () => {
    await book("A-1");
    await drainJobs(Date.now() + 15_000);
    expect(receiver.types()).toEqual(["booking.created"]);
    const [one] = await log();
    expect(one).toMatchObject({ event: "booking.created", state: "delivered", nextAt: null });
    expect(one?.tries).toMatchObject([{ status: 200, noAnswer: null, body: "ok" }]);
  });

  it("that is refused comes again under its id, with the same words, when its pause is over", async () => {
    receiver.answer = answering(500, "not today");
    await book("A-1");
    await takeJobs(db, hook);
    await deliver(ada, hook);
    const [first] = await log();
    expect(first).toMatchObject({ state: "waiting", tries: [{ status: 500, body: "not today" }] });
    expect(await takeJobs(db, hook)).toEqual([expect.toSatisfy((rest) => rest >= 5 && rest <= 6), 60]);
    await deliver(ada, hook);
    expect(receiver.received).toHaveLength(1);
    await db`update bookings set destination = 'Elsewhere' where user_id = ${ada.id}`;
    receiver.answer = answering(204);
    await deliver(ada, hook, new Date(first?.nextAt ?? ""));
    const [one, other] = receiver.received;
    expect([other?.id, other?.body]).toEqual([one?.id, one?.body]);
    expect(one?.id).toBe(`msg_${first?.id}`);
    expect((await log())[0]).toMatchObject({ state: "delivered", tries: [{ status: 500 }, { status: 204 }] });
    expect((await endpoint()).failingSince).toBeNull();
  });

  it("that nobody takes is given up after its tries, and its endpoint is switched off, which its agent hears once", async () => {
    receiver.answer = answering(503);
    await book("A-1");
    expect(await triedToTheEnd()).toBeLessThanOrEqual(MOST_TRIES);
    expect(await endpoint()).toMatchObject({ stopped: { because: "failing" } });
    expect(await told()).toEqual([
      { title: "A webhook was switched off", details_path: `/settings/webhooks/${hook.id}` },
    ]);
    const [one] = await log();
    await expect(redeliver(ada.ctx, one?.id ?? "")).rejects.toMatchObject({ code: "CONFLICT" });
    await switchEndpoint(ada.ctx, hook.id, "on");
    receiver.answer = answering(200);
    await redeliver(ada.ctx, one?.id ?? "");
    await deliver(ada, hook);
    expect((await log())[0]).toMatchObject({ state: "delivered" });
    expect(await endpoint()).toMatchObject({ stopped: null, failingSince: null });
  });

  it("that nobody takes for three days has its agent mailed that the endpoint is off, with the way to it", async () => {
    receiver.answer = answering(503);
    await book("A-1");
    await db`update webhook_endpoints set failing_since = now() - interval '4 days' where id = ${hook.id}`;
    await deliver(ada, hook);
    await drain();
    await drain();
    const toldOff = async () =>
      (await mailsTo(OUTBOX, ada)).filter(({ subject }) => subject === "A webhook was switched off");
    const [mail, ...others] = await toldOff();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`https://app.tallyport.test/settings/webhooks/${hook.id}`);
    expect(mail?.text).toContain("Nothing has arrived there for three days.");
    await choose(db, ada, { emailNotifications: false });
    await switchEndpoint(ada.ctx, hook.id, "on");
    await db`update webhook_endpoints set failing_since = now() - interval '4 days' where id = ${hook.id}`;
    await book("A-2");
    await deliver(ada, hook);
    await drain();
    await drain();
    expect(await toldOff()).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  it("that alone isn't liked is given up alone", async () => {
    receiver.answer = answering(400);
    await book("A-1");
    await deliver(ada, hook);
    receiver.answer = answering(200);
    await book("A-2");
    await deliver(ada, hook);
    receiver.answer = (_request, response) => {
      const isFirst = receiver.received.at(-1)?.body.includes("A-1");
      response.writeHead(isFirst ? 400 : 200).end();
    };
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      const bad = (await log()).find(({ state }) => state === "waiting");
      const now = new Date(bad?.nextAt ?? "");
      await db`update webhook_endpoints set failing_since = null where id = ${hook.id}`;
      await deliver(ada, hook, now);
    }
    expect((await log()).map(({ state }) => state).sort()).toEqual(["delivered", "failed"]);
    expect((await endpoint()).stopped).toBeNull();
  });

  it("that is sent by two at once arrives once, and one whose sender died is sent by the next", async () => {
    await book("A-1");
    await Promise.all([deliver(ada, hook), deliver(ada, hook)]);
    expect(receiver.received).toHaveLength(1);
    await book("A-2");
    const now = new Date();
    await db`update webhook_deliveries set next_at = ${new Date(now.getTime() + 60_000)}, attempt = 1 where state = 'waiting'`;
    await deliver(ada, hook, now);
    expect(receiver.received).toHaveLength(1);
    await deliver(ada, hook, new Date(now.getTime() + 61_000));
    expect(receiver.received).toHaveLength(2);
  });
});

describe("a receiver", () => {
  it("that is out of order is left alone after a few, and what wasn't tried keeps its tries", async () => {
    for (let index = 0; index < 12; index += 1) await book(`A-${index}`);
    await takeJobs(db, hook);
    receiver.answer = answering(502);
    await deliver(ada, hook);
    expect(receiver.received).toHaveLength(5);
    expect((await log()).filter(({ tries }) => tries.length === 0)).toHaveLength(7);
    await deliver(ada, hook, new Date(Date.now() + 1_000));
    expect(receiver.received).toHaveLength(5);
    expect(await takeJobs(db, hook)).not.toContain(0);
    receiver.answer = answering(200);
    await deliver(ada, hook, new Date(Date.now() + 10_000));
    expect((await log()).every(({ state }) => state === "delivered")).toBe(true);
  });

  it("that says it is gone hears nothing more", async () => {
    receiver.answer = answering(410);
    await book("A-1");
    await deliver(ada, hook);
    expect(await endpoint()).toMatchObject({ stopped: { because: "gone" } });
    expect((await log())[0]).toMatchObject({ state: "failed" });
    expect(await told()).toHaveLength(1);
  });

  it("whose name has come to mean a hidden address isn't asked", async () => {
    await db`update webhook_endpoints set url = 'https://169.254.169.254/latest' where id = ${hook.id}`;
    await book("A-1");
    await deliver(ada, hook);
    expect((await log())[0]?.tries).toMatchObject([{ status: null, noAnswer: "hidden" }]);
  });

  it("knows a message by the old secret and the new one for a day", async () => {
    const { secret } = await rotateSecret(ada.ctx, hook.id);
    await sendTest(ada.ctx, hook.id);
    await deliver(ada, hook);
    for (const known of [secret, hook.secret]) {
      expect(receiver.opened(known)).toMatchObject({ type: "webhook.test", data: {} });
    }
    await db`update webhook_endpoints set previous_until = now() where id = ${hook.id}`;
    await sendTest(ada.ctx, hook.id);
    await deliver(ada, hook);
    expect(receiver.opened(secret)).toMatchObject({ type: "webhook.test", data: {} });
    expect(() => receiver.opened(hook.secret)).toThrow();
  });
});
