import { afterAll, expect, it } from "vitest";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { tell } from "../../support/mails/notification-mails";
import { newAgent } from "../../support/people/agent";

Object.assign(process.env, {
  MAIL_OUTBOX_DIR: "",
  RESEND_API_KEY: "",
  APP_URL: "https://app.tallyport.test",
});
afterAll(stopBoss);

it("where no mail can leave nothing is kept for one, and nobody is asked to send it", async () => {
  const ada = await newAgent(db);
  await tell(ada, "2026-05-05T10:00:00Z", "Unheard");
  expect(await db`select mail_topic, mail_id from notifications`).toEqual([
    { mail_topic: null, mail_id: null },
  ]);
  expect(await db`select from notification_mails`).toHaveLength(0);
  expect(await db`select from pgboss.job`).toHaveLength(0);
});
