import { beforeAll, beforeEach, expect, it } from "vitest";
import { markAllNotificationsRead } from "@/lib/accounts/notifications/notifications";
import { json, reset } from "../../rules/inbound-mail/fake-resend";
import { db } from "../../support/database/database";
import { drain, drainLater, providerOfFile } from "../../support/mails/chase-emails";
import { send, tell } from "../../support/mails/notification-mails";
import { newAgent } from "../../support/people/agent";

const provider = providerOfFile();
beforeAll(() => {
  process.env.APP_URL = "https://app.tallyport.test";
});
beforeEach(async () => {
  provider.reset();
  await db`delete from pgboss.job`;
});

const settled = () => db`select sent_at is not null as sent, failure from notification_mails`;
const now = () => new Date().toISOString();

it("another try after a kill is the same mail under the same key, whatever was read meanwhile", async () => {
  const ada = await newAgent(db);
  await tell(ada, "2026-05-05T10:00:00Z", "Commission received");
  const [job] = await db<{ data: Parameters<typeof send>[0] }[]>`select data from pgboss.job
    where name = 'send-notification-mail'`;
  if (!job) throw new Error("no job");
  send(job.data);
  await expect.poll(() => provider.keys.length).toBe(1);
  await markAllNotificationsRead(ada.ctx);
  await tell(ada, "2026-05-05T10:00:01Z", "Another");
  await send(job.data)();
  await send(job.data)();
  expect(provider.keys).toEqual([job.data.mailId, job.data.mailId]);
  expect(provider.bodies[1]).toBe(provider.bodies[0]);
  expect(JSON.parse(provider.bodies[0] ?? "")).toMatchObject({
    subject: "Commission received",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
});

it("a provider that is away gets it later, one that refuses it isn't asked again", async () => {
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  provider.answering(reset);
  await tell(ada, now(), "Later");
  await drain();
  provider.answering(json(200, { id: "re-1" }));
  await drainLater(db);
  expect(new Set(provider.keys).size).toBe(1);
  expect(await settled()).toContainEqual({ sent: true, failure: null });

  provider.reset();
  provider.answering(
    json(422, { statusCode: 422, name: "validation_error", message: "Invalid `to` field." }),
  );
  await tell(ben, now(), "Never");
  await drainLater(db);
  await drainLater(db);
  expect(provider.keys).toHaveLength(1);
  expect(await settled()).toContainEqual({ sent: false, failure: "REFUSED" });
  expect(await db`select from notifications where mail_topic is not null`).toHaveLength(0);
});
