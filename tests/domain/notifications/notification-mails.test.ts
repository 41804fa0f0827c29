import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { markAllNotificationsRead } from "@/lib/accounts/notifications/notifications";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { drain } from "../../support/mails/chase-emails";
import { choose, emptied, headerOf, mailsTo, passUntil, tell } from "../../support/mails/notification-mails";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

let ada: TestAgent;
beforeEach(async () => {
  emptied(OUTBOX);
  await db`delete from pgboss.job`;
  ada = await newAgent(db);
});
const subjects = async (agent = ada) => (await mailsTo(OUTBOX, agent)).map(({ subject }) => subject);
const waiting = () => db`select from notifications where mail_topic is not null`;

describe("a mail about notifications", () => {
  it("leaves at once by the queue, with where it leads and how to get no more of them", async () => {
    await tell(ada, new Date().toISOString(), "Commission overdue", {
      bookingId: "0194f0a0-0000-7000-8000-000000000001",
    });
    await drain();
    await drain();
    const [mail, ...others] = await mailsTo(OUTBOX, ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Commission overdue");
    expect(mail?.text).toContain("It happened.");
    expect(mail?.text?.split(/\r?\n/)).toContain(
      "https://app.tallyport.test/bookings/0194f0a0-0000-7000-8000-000000000001",
    );
    expect(headerOf(mail, "list-unsubscribe")).toMatch(
      /^<https:\/\/app\.tallyport\.test\/api\/unsubscribe\/[\w-]{43}>$/,
    );
    expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).toMatch(/https:\/\/app\.tallyport\.test\/unsubscribe\?token=[\w-]{43}/);
    expect(await waiting()).toHaveLength(0);
  });

  it("tells together what came together, each once, what needs a look first", async () => {
    const now = new Date().toISOString();
    await tell(ada, now, "One");
    await tell(ada, now, "Two");
    await tell(ada, now, "Three", { type: "ADVISOR_PAYOUT" });
    await drain();
    await tell(ada, new Date().toISOString(), "Four");
    await drain();
    const [first, second, ...others] = await mailsTo(OUTBOX, ada);
    expect([first?.subject, second?.subject, others.length]).toEqual(["3 new notifications", "Four", 0]);
    const text = first?.text ?? "";
    expect(text.indexOf("Three")).toBeLessThan(text.indexOf("Two"));
    expect(text.match(/^One$/gm)).toHaveLength(1);
  });

  it("is no flood: beyond a dozen an hour the rest comes together an hour later", async () => {
    for (let index = 0; index < 20; index += 1) {
      const at = new Date(Date.UTC(2026, 4, 5, 10, 0, index)).toISOString();
      await tell(ada, at, `Mail ${index}`);
      await passUntil(db, ada, at);
    }
    expect(await subjects()).toHaveLength(12);
    await passUntil(db, ada, "2026-05-05T11:30:00Z");
    expect((await subjects()).slice(12)).toEqual(["8 new notifications"]);
  });

  it("goes to nobody whose account is closed or whose address isn't proved, and doesn't wait for them", async () => {
    const unproved = await newAgent(db, { verified: false });
    await tell(unproved, "2026-05-05T10:00:00Z", "Unproved");
    await tell(ada, "2026-05-05T10:00:00Z", "Closed");
    await db`update users set suspended_at = now() where id = ${ada.id}`;
    for (const agent of [ada, unproved]) await passUntil(db, agent, "2026-05-06T10:00:00Z");
    await db`update users set suspended_at = null where id = ${ada.id}`;
    await tell(ada, "2026-05-07T10:00:00Z", "Open again");
    await passUntil(db, ada, "2026-05-07T10:00:00Z");
    expect(await subjects(unproved)).toEqual([]);
    expect(await subjects()).toEqual(["Open again"]);
    expect(await waiting()).toHaveLength(0);
  });
});

describe("what an agent wants to be mailed", () => {
  const NEWS = async () => {
    await tell(ada, "2026-05-05T10:00:00Z", "About a booking", { type: "EMAIL_PARSED" });
    await tell(ada, "2026-05-05T10:00:01Z", "About commission", { type: "ADVISOR_PAYOUT" });
    await tell(ada, "2026-05-05T10:00:02Z", "Commission overdue", { topic: "commission" });
    await tell(ada, "2026-05-05T10:00:03Z", "About the account");
  };
  const told = async () => (await mailsTo(OUTBOX, ada)).map(({ text = "" }) => text).join("\n");

  it.each([
    [{ bookingAlerts: false }, ["About commission", "Commission overdue", "About the account"]],
    [{ commissionUpdates: false }, ["About a booking", "About the account"]],
    [{ emailNotifications: false }, []],
  ])("counts as it is when the mail leaves: %j", async (choice, wanted) => {
    await choose(db, ada, { frequency: "daily" });
    await NEWS();
    await choose(db, ada, choice);
    await passUntil(db, ada, "2026-05-07T10:00:00Z");
    await choose(db, ada, { emailNotifications: true, bookingAlerts: true, commissionUpdates: true });
    await passUntil(db, ada, "2026-05-09T10:00:00Z");
    const text = await told();
    for (const title of ["About a booking", "About commission", "Commission overdue", "About the account"]) {
      expect(text.includes(title), title).toBe((wanted as string[]).includes(title));
    }
    expect(await waiting()).toHaveLength(0);
  });

  it("counts when they no longer want it in the morning: all comes with what is told next", async () => {
    await choose(db, ada, { frequency: "daily" });
    await tell(ada, "2026-05-05T13:00:00Z", "Waits");
    await choose(db, ada, { frequency: "instant" });
    await tell(ada, "2026-05-05T14:00:00Z", "Now");
    await passUntil(db, ada, "2026-05-05T14:00:00Z");
    expect(await subjects()).toEqual(["2 new notifications"]);
    await passUntil(db, ada, "2026-05-09T10:00:00Z");
    expect(await subjects()).toHaveLength(1);
  });

  it("counts when they would rather have it in the morning", async () => {
    await tell(ada, "2026-05-05T13:00:00Z", "Waits");
    await choose(db, ada, { frequency: "daily" });
    await passUntil(db, ada, "2026-05-06T11:59:59Z");
    expect(await subjects()).toEqual([]);
    await passUntil(db, ada, "2026-05-06T12:00:00Z");
    expect(await subjects()).toEqual(["Your day at Tallyport: 1 notification"]);
  });

  it("is not what they have read", async () => {
    await choose(db, ada, { frequency: "daily" });
    await tell(ada, "2026-05-05T13:00:00Z", "Read");
    await markAllNotificationsRead(ada.ctx);
    await tell(ada, "2026-05-05T14:00:00Z", "Unread");
    await passUntil(db, ada, "2026-05-06T12:00:00Z");
    await tell(ada, "2026-05-06T14:00:00Z", "Read too");
    await markAllNotificationsRead(ada.ctx);
    await passUntil(db, ada, "2026-05-08T12:00:00Z");
    expect(await subjects()).toEqual(["Your day at Tallyport: 1 notification"]);
    expect(await told()).not.toContain("Read\n");
    expect(await db`select from notification_mails where user_id = ${ada.id}`).toHaveLength(1);
  });
});

describe("a digest", () => {
  it.each([
    [
      "America/Toronto",
      "daily",
      "2026-03-07T15:00:00Z",
      "2026-03-08T12:00:00Z",
      "the day the clocks go forward",
    ],
    ["America/Toronto", "daily", "2026-10-31T15:00:00Z", "2026-11-01T13:00:00Z", "the day they go back"],
    ["America/Toronto", "daily", "2026-05-05T11:59:59Z", "2026-05-05T12:00:00Z", "the same morning"],
    ["America/Toronto", "daily", "2026-05-05T12:00:00Z", "2026-05-06T12:00:00Z", "the next one"],
    ["Asia/Tokyo", "daily", "2026-05-05T15:00:00Z", "2026-05-05T23:00:00Z", "another day than in UTC"],
    ["Asia/Kathmandu", "daily", "2026-05-05T15:00:00Z", "2026-05-06T02:15:00Z", "a quarter of an hour"],
    ["Pacific/Kiritimati", "weekly", "2026-05-05T15:00:00Z", "2026-05-10T18:00:00Z", "Monday there"],
    ["America/Toronto", "weekly", "2026-05-11T11:00:00Z", "2026-05-11T12:00:00Z", "this Monday"],
    ["America/Toronto", "weekly", "2026-05-11T12:00:01Z", "2026-05-18T12:00:00Z", "the next Monday"],
  ])("leaves at eight of %s, %s: told %s, sent %s (%s)", async (timeZone, frequency, at, leaves) => {
    const agent = await newAgent(db, { timeZone });
    await choose(db, agent, { frequency });
    await tell(agent, at, "Early");
    await tell(agent, new Date(Date.parse(at) + 500).toISOString(), "Late");
    const before = new Date(Date.parse(leaves) - 1).toISOString();
    await passUntil(db, agent, before);
    expect(await subjects(agent)).toEqual([]);
    await passUntil(db, agent, leaves);
    const [mail] = await mailsTo(OUTBOX, agent);
    expect(mail?.subject).toContain(frequency === "daily" ? "Your day" : "Your week");
    expect(mail?.text).toContain("Early");
  });

  it("costs one job a morning, however much happens", async () => {
    await choose(db, ada, { frequency: "daily" });
    for (let index = 0; index < 40; index += 1) await tell(ada, "2026-05-05T13:00:00Z", `News ${index}`);
    expect(await db`select from pgboss.job where name = 'send-notification-mail'`).toHaveLength(1);
    await passUntil(db, ada, "2026-05-06T12:00:00Z");
    const [mail] = await mailsTo(OUTBOX, ada);
    expect(mail?.subject).toBe("Your day at Tallyport: 40 notifications");
    expect(mail?.text).toContain("View all notifications, 10 more");
  });
});
