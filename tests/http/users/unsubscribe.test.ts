import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { GET, POST } from "@/app/api/unsubscribe/[token]/route";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { drain } from "../../support/mails/chase-emails";
import { emptied, headerOf, mailsTo, tell } from "../../support/mails/notification-mails";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
const ORIGIN = "https://app.tallyport.test";
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: ORIGIN, TRUST_PROXY: "1" });
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

let ada: TestAgent;
let ben: TestAgent;
let token: string;
beforeEach(async () => {
  emptied(OUTBOX);
  await db`delete from rate_limits`;
  [ada, ben] = [await newAgent(db), await newAgent(db)];
  for (const agent of [ada, ben]) await tell(agent, new Date().toISOString(), "News");
  await drain();
  const [mail] = await mailsTo(OUTBOX, ada);
  token = /unsubscribe\/([\w-]+)>/.exec(headerOf(mail, "list-unsubscribe") ?? "")?.[1] ?? "";
});

/** Unsubscribes as an email program does: a form without cookie or origin. */
function press(given: string): Promise<Response> {
  const request = new Request(`https://app.tallyport.test/api/unsubscribe/${given}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": "203.0.113.9" },
    body: "List-Unsubscribe=One-Click",
  });
  return POST(request, { params: Promise.resolve({ token: given }) });
}

const mailed = async (agent: TestAgent) => (await mailsTo(OUTBOX, agent)).length;
const news = async () => {
  for (const agent of [ada, ben]) await tell(agent, new Date().toISOString(), "More");
  await drain();
};

it("one press without signing in ends the mails of the one person it was sent to", async () => {
  await db`update users set settings = '{"notifications": {"frequency": "instant"}, "preferences": {"language": "en"}}'
    where id = ${ada.id}`;
  expect((await press(token)).status).toBe(204);
  expect((await press(token)).status).toBe(204);
  expect(await db`select settings from users where id = ${ada.id}`).toEqual([
    {
      settings: {
        notifications: { frequency: "instant", emailNotifications: false },
        preferences: { language: "en" },
      },
    },
  ]);
  await news();
  expect([await mailed(ada), await mailed(ben)]).toEqual([1, 2]);
  expect(
    await db`select source, user_id from audit_log where action = 'notifications.unsubscribe' limit 1`,
  ).toEqual([{ source: "job", user_id: ada.id }]);
});

it("opening the address changes nothing and leads to the page that asks", async () => {
  const request = new Request(`https://app.tallyport.test/api/unsubscribe/${token}`);
  const answer = await GET(request, { params: Promise.resolve({ token }) });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/unsubscribe?token=${token}`]);
  await news();
  expect(await mailed(ada)).toBe(2);
});

it("a token that is wrong, taken back or tried too often opens nothing, and none is kept as it is", async () => {
  for (const wrong of ["", "x", `${token.slice(1)}A`, "%00", "a".repeat(3_000)]) {
    expect((await press(wrong)).status).toBe(404);
  }
  const [kept] = await db`select string_agg(m::text, '') as rows from notification_mails m`;
  expect(kept?.rows).not.toContain(token);
  await db`update notification_mails set unsubscribe_hash = null where user_id = ${ada.id}`;
  expect((await press(token)).status).toBe(404);
  const statuses = await Promise.all(
    Array.from({ length: 120 }, () => press("guess").then((one) => one.status)),
  );
  expect(statuses).toContain(429);
  await news();
  expect(await mailed(ada)).toBe(2);
});
