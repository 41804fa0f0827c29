import { beforeEach, describe, expect, it } from "vitest";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { discardEmails, restoreEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { retryEmail } from "@/lib/inbox/emails/decisions/finish-email";
import { giveFeedback } from "@/lib/inbox/emails/decisions/give-feedback";
import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { withdrawReview } from "@/lib/inbox/emails/decisions/withdraw-review";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { giveUpEmail } from "@/lib/inbox/emails/reading/give-up-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { systemContext } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { confirmationMail, extracted, itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const reviews = () => db`select status, priority, feedback, parsed from ai_review_items order by created_at`;

describe("accuracy feedback", () => {
  it("accurate with the missing data converts", async () => {
    const email = await readMail(ada, { commission: null });
    const booking = await giveFeedback(ada.ctx, email.id, {
      isAccurate: true,
      data: { expectedCommissionAmount: 420.05, expectedCommissionCurrency: "USD" },
    });
    expect(booking).toMatchObject({ commission: { minor: 42_005 } });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "processed" });
  });

  it("accurate without what is missing is refused, and nothing changes", async () => {
    const email = await readMail(ada, { commission: null });
    const feedback = { isAccurate: true, data: { clientName: "Somebody Else" } };
    await expect(giveFeedback(ada.ctx, email.id, feedback)).rejects.toMatchObject({
      code: "EMAIL_INCOMPLETE",
    });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "new", clientName: "Marta Lind" });
    expect(await db`select 1 from email_corrections`).toHaveLength(0);
  });

  it("not accurate opens one review item, whose newest words count", async () => {
    const email = await readMail(ada, { commission: null });
    await giveFeedback(ada.ctx, email.id, { isAccurate: false, data: {} });
    await giveFeedback(ada.ctx, itemOf(email), { isAccurate: false, data: { clientName: "Marta L." } });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({
      status: "pending_review",
      reviewStatus: "under_admin_review",
    });
    expect(await reviews()).toMatchObject([
      { status: "pending", priority: "medium", feedback: { clientName: "Marta L." } },
    ]);
  });

  it("not accurate tells what was read beside what the agent has put right of it before", async () => {
    const email = await readMail(ada);
    const before = {
      clientName: "Marta Lind",
      total: (await viewEmail(ada.ctx, email.id)).items[0]?.payload.pricing?.total,
    };
    const put = (changes: readonly FieldChange[]) => correctEmail(ada.ctx, itemOf(email), [...changes]);
    await put([{ field: "customer.name", value: "Marta Lund" }]);
    await put([
      { field: "customer.name", value: "Marta Lundt" },
      { field: "pricing.total", value: 99.5 },
    ]);
    await giveFeedback(ada.ctx, email.id, { isAccurate: false, data: {} });
    expect(await reviews()).toMatchObject([
      {
        parsed: { customer: { name: before.clientName }, pricing: { total: before.total } },
        feedback: { clientName: "Marta Lundt", totalBookingAmount: "99.5" },
      },
    ]);
  });

  it.each([
    ["high", { commission: "USD 1,000.00", total: "USD 9,000.00" }, "2026-01-01"],
    ["high", {}, "2027-02-10"],
    ["medium", {}, "2027-01-10"],
  ] as const)("is of %s priority by amount and start", async (priority, stay, today) => {
    const agent = await newAgent(db, { now: new Date(`${today}T12:00:00Z`) });
    const email = await readMail(agent, stay);
    await giveFeedback(agent.ctx, email.id, { isAccurate: false, data: {} });
    expect(await reviews()).toMatchObject([{ priority }]);
  });

  it("of a mail in which nothing was read is of low priority", async () => {
    const raw = new TextEncoder().encode("From: a@b.example\r\nSubject: Hello\r\n\r\nHow are you?\r\n");
    const { emailId = "" } = await importEml(ada.ctx, raw);
    await extracted(ada, emailId);
    await giveFeedback(ada.ctx, emailId, { isAccurate: false, data: {} });
    expect(await reviews()).toMatchObject([{ priority: "low" }]);
  });

  it("is withdrawn by discarding, by converting and by taking it back; restoring opens it again", async () => {
    const [one, two, three] = [
      await readMail(ada),
      await readMail(ada, { number: "HB-4402" }),
      await readMail(ada, { number: "HB-4403" }),
    ];
    for (const email of [one, two, three]) {
      await giveFeedback(ada.ctx, email.id, { isAccurate: false, data: {} });
    }
    await discardEmails(ada.ctx, [one.id]);
    await convertEmail(ada.ctx, two.id);
    await withdrawReview(ada.ctx, three.id);
    expect((await reviews()).map((row) => row.status)).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
    expect(await viewEmail(ada.ctx, three.id)).toMatchObject({ status: "new" });
    await restoreEmails(ada.ctx, [one.id]);
    expect(await viewEmail(ada.ctx, one.id)).toMatchObject({ status: "pending_review" });
    expect((await reviews()).map((row) => row.status).toSorted()).toEqual([
      "pending",
      "withdrawn",
      "withdrawn",
    ]);
  });
});

describe("a mail whose reading failed for good", () => {
  const giveUp = (agent: TestAgent, id: string) => giveUpEmail(systemContext("give-up"), agent.id, id);

  it("says so, is told once, and can be tried again", async () => {
    const { emailId = "" } = await importEml(ada.ctx, confirmationMail());
    await giveUp(ada, emailId);
    await giveUp(ada, emailId);
    expect(await viewEmail(ada.ctx, emailId)).toMatchObject({
      intake: "FAILED",
      status: "new",
      bodies: { shown: "text" },
    });
    expect((await viewEmail(ada.ctx, emailId)).intakeReason).toMatch(/could not be read/);
    expect(await db`select title from notifications`).toHaveLength(1);
    await retryEmail(ada.ctx, emailId);
    await retryEmail(ada.ctx, emailId);
    expect(await db`select 1 from pgboss.job where name = 'extract-email'`).toHaveLength(2);
    expect(await extracted(ada, emailId)).toMatchObject({ intake: "EXTRACTED", isComplete: true });
  });

  it("stays as it is when it was read after all", async () => {
    const email = await readMail(ada);
    await giveUp(ada, email.id);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ intake: "EXTRACTED" });
    await expect(retryEmail(ada.ctx, email.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(retryEmail(ben.ctx, email.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
