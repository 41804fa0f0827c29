import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { discardEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { remindOfEmail, setReminder } from "@/lib/inbox/emails/decisions/remind-of-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { openCalendarFeed, readCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { extracted, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const OPTION = {
  subject: `Your option ${randomBytes(3).toString("hex")}`,
  opening: "We are holding the room until 12 December 2026.",
};
const DAY = "2026-12-12" as CalendarDate;

const reminded = () =>
  db`select title, message, email_transformed_id from notifications where title = 'Option ends'`;
const due = (emailId: string) =>
  inTenant(systemContext("job:remind-of-email"), ada.id, (tx) =>
    remindOfEmail(tx, { userId: ada.id, emailId, day: DAY }),
  );
async function calendar(): Promise<string> {
  const { path } = await openCalendarFeed(ada.ctx);
  const token = /([A-Za-z0-9_-]{43})\.ics$/.exec(path)?.[1] ?? "";
  const text = await readCalendarFeed(systemContext("calendar"), token, "https://app.example");
  return text.replaceAll("\r\n ", "");
}

describe("the reminder of an option", () => {
  it("is kept with the mail, stands in the calendar and waits for its day", async () => {
    const email = await readMail(ada, OPTION);
    expect(email.items[0]?.payload.optionUntil).toBe(DAY);
    await setReminder(ada.ctx, email.id, DAY);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ remindOn: DAY });
    expect(await extracted(ada, email.id)).toMatchObject({ remindOn: DAY });
    const text = await calendar();
    expect(text).toContain("DTSTART;VALUE=DATE:20261212");
    expect(text).toContain(`SUMMARY:Option ends: ${OPTION.subject}`);
    expect(text).toContain(`URL:https://app.example/emails?emailId=${email.id}`);
    const jobs =
      await db`select data from pgboss.job where name = 'remind-of-email' and data->>'emailId' = ${email.id}`;
    expect(jobs).toMatchObject([{ data: { day: DAY } }]);
  });

  it("notifies the agent once on its day", async () => {
    const email = await readMail(ada, OPTION);
    await setReminder(ada.ctx, email.id, DAY);
    await due(email.id);
    await due(email.id);
    expect(await reminded()).toMatchObject([
      {
        message: `The option of ${OPTION.subject} ends on December 12, 2026.`,
        email_transformed_id: email.items[0]?.id,
      },
    ]);
  });

  it("is taken back, and then tells nothing", async () => {
    const email = await readMail(ada, OPTION);
    await setReminder(ada.ctx, email.id, DAY);
    await setReminder(ada.ctx, email.id, null);
    await due(email.id);
    expect(await reminded()).toEqual([]);
    expect(await calendar()).not.toContain("Option ends");
  });

  it("tells nothing of a mail that is settled, and none can be set for one", async () => {
    const email = await readMail(ada, OPTION);
    await setReminder(ada.ctx, email.id, DAY);
    await discardEmails(ada.ctx, [email.id]);
    await due(email.id);
    expect(await reminded()).toEqual([]);
    expect(await calendar()).not.toContain("Option ends");
    const other = "2026-12-13" as CalendarDate;
    await expect(setReminder(ada.ctx, email.id, other)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("is nobody else's to set", async () => {
    const email = await readMail(ada, OPTION);
    await expect(setReminder(ben.ctx, email.id, DAY)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
