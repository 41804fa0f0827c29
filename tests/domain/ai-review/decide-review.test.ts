import { beforeEach, describe, expect, it } from "vitest";
import { approveReviews } from "@/lib/inbox/ai-review/approve-reviews";
import { decideReview } from "@/lib/inbox/ai-review/decide-review";
import { readReview } from "@/lib/inbox/ai-review/read-review";
import { type ReviewAction, reviewAction } from "@/lib/inbox/ai-review/review.model";
import { undoDecisions } from "@/lib/inbox/ai-review/undo-decisions";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import { withdrawReview } from "@/lib/inbox/emails/decisions/withdraw-review";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { countChangesByOthers } from "@/lib/platform/audit/read-audit";
import { parse } from "@/lib/platform/base/input";
import { db } from "../../support/database/database";
import { extracted, itemOf, readMail } from "../../support/mails/email";
import { reviewed } from "../../support/mails/review";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

const approval = (correctedData?: object, more: object = {}): ReviewAction =>
  parse(reviewAction, { action: "approve", correctedData, ...more });
const rejection = (adminNotes: string | null): ReviewAction => ({ action: "reject", adminNotes });
const told = () => db`select type, title, message, email_transformed_id as mail from notifications
  where user_id = ${ada.id} and type = 'BOOKING_REVIEWED'`;

describe("approving", () => {
  it("puts the mail right, sends it back with notes, and tells the agent", async () => {
    const review = await reviewed(admin, ada, { clientName: "Märta Lind" }, { commission: null });
    const done = await decideReview(
      admin.ctx,
      review.id,
      approval(
        { expectedCommissionAmount: "420.05", expectedCommissionCurrency: "USD" },
        { adminNotes: "Page 2" },
      ),
    );
    expect(done).toMatchObject({
      status: "approved",
      adminNotes: "Page 2",
      correctedData: { expectedCommissionAmount: "420.05" },
    });
    const mail = await viewEmail(ada.ctx, review.email.id);
    expect(mail).toMatchObject({
      status: "new",
      reviewStatus: "admin_reviewed",
      adminNotes: "Page 2",
      isComplete: true,
      clientName: "Marta Lind",
    });
    expect(mail.version).toBeGreaterThan(review.email.version);
    expect(mail.items[0]?.payload.estimatedCommission).toEqual({ amount: 420.05, currency: "USD" });
    expect(await told()).toMatchObject([{ title: "Your correction was approved", mail: review.email.id }]);
    const deeds = await db`select action, actor_kind, actor_id, after ->> 'status' as status from audit_log
      where entity_id = ${review.email.id} and actor_kind = 'admin' order by id`;
    expect(deeds).toMatchObject([
      { action: "email.correct" },
      { action: "email.approve-review", actor_id: admin.id, status: "new" },
    ]);
  });

  it("without other data takes over what the agent says, and teaches as the agent's own correction", async () => {
    const review = await reviewed(admin, ada, { supplierName: "Harbour Hotels Group" });
    await decideReview(admin.ctx, review.id, approval());
    expect((await viewEmail(ada.ctx, review.email.id)).items[0]?.payload.supplier?.name).toBe(
      "Harbour Hotels Group",
    );
    const next = await readMail(ada, { number: "HB-9001" });
    expect(next.items[0]?.payload.supplier?.name).toBe("Harbour Hotels Group");
    const bens = await readMail(ben, { number: "HB-9002" });
    expect(bens.items[0]?.payload.supplier?.name).toBe("Harbour Hotel Lisbon");
  });

  it("empties a field by null, and fills in a mail from which nothing was read", async () => {
    const review = await reviewed(admin, ada);
    await decideReview(admin.ctx, review.id, approval({ clientName: null }));
    expect(await viewEmail(ada.ctx, review.email.id)).toMatchObject({ clientName: null });

    const raw = new TextEncoder().encode("From: a@b.example\r\nSubject: Hello\r\n\r\nHow are you?\r\n");
    const { emailId = "" } = await importEml(ada.ctx, raw);
    await extracted(ada, emailId);
    await sendForReview(ada.ctx, emailId, {});
    const [row] = await db`select id from ai_review_items where email_id = ${emailId}`;
    await decideReview(admin.ctx, row?.id, approval({ confirmationNumber: "HB-77" }));
    expect(await viewEmail(ada.ctx, emailId)).toMatchObject({ confirmationNumber: "HB-77", hasData: true });
  });

  it("of what has no such form is refused by name, and nothing changes", async () => {
    const review = await reviewed(admin, ada);
    const data = { startDate: "2027-02-30", clientName: "X" };
    await expect(decideReview(admin.ctx, review.id, approval(data))).rejects.toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: { startDate: [expect.stringMatching(/date/)] } },
    });
    expect(await viewEmail(ada.ctx, review.email.id)).toMatchObject({
      status: "pending_review",
      clientName: "Marta Lind",
    });
    expect(await told()).toHaveLength(0);
  });
});

describe("approving several", () => {
  it("of several agents at once, and undoing them but for a mail that changed since", async () => {
    const [first, second, taken] = [
      await reviewed(admin, ada, { supplierName: "Harbour Hotels Group" }),
      await reviewed(admin, ben, { clientName: "Ben's Client" }),
      await reviewed(admin, ada, {}, { number: "HB-9003" }),
    ];
    const before = await viewEmail(ada.ctx, first.email.id);
    await withdrawReview(ada.ctx, taken.email.id);
    const of = [first, second, taken].map(({ id, email }) => ({ id, version: email.version }));
    expect(await approveReviews(admin.ctx, { of })).toEqual({
      ids: expect.arrayContaining([first.id, second.id]),
      refused: [{ message: "The agent took this email back.", count: 1 }],
    });
    expect(await viewEmail(ben.ctx, second.email.id)).toMatchObject({ clientName: "Ben's Client" });
    const [item] = (await viewEmail(ben.ctx, second.email.id)).items;
    await correctEmail(ben.ctx, item?.id ?? "", [{ field: "customer.name", value: "Somebody" }]);

    const undone = await undoDecisions(admin.ctx, [first.id, second.id, taken.id]);
    expect(undone).toEqual({ undone: 1, kept: 2 });
    const after = await viewEmail(ada.ctx, first.email.id);
    expect(after).toEqual({ ...before, version: after.version });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await told()).toHaveLength(0);
    expect(await db`select field from email_corrections where email_id = ${first.email.id}`).toHaveLength(0);
    expect((await viewEmail(ben.ctx, second.email.id)).clientName).toBe("Somebody");
    // It is still pending and can be decided again.
    await decideReview(admin.ctx, first.id, approval());
    expect(await told()).toHaveLength(1);
  });

  it("of a mail from which nothing was read leaves nothing behind once it is undone", async () => {
    const raw = new TextEncoder().encode("From: a@b.example\r\nSubject: Hello\r\n\r\nHow are you?\r\n");
    const { emailId = "" } = await importEml(ada.ctx, raw);
    await extracted(ada, emailId);
    await sendForReview(ada.ctx, emailId, { confirmationNumber: "HB-77" });
    const [row] = await db`select id from ai_review_items where email_id = ${emailId}`;
    await decideReview(admin.ctx, row?.id, approval());
    expect(await undoDecisions(admin.ctx, [row?.id])).toEqual({ undone: 1, kept: 0 });
    expect(await viewEmail(ada.ctx, emailId)).toMatchObject({
      confirmationNumber: null,
      hasData: false,
      items: [],
    });
  });
});

describe("rejecting", () => {
  it("sends the mail back as it was read, with notes", async () => {
    const review = await reviewed(admin, ada, { clientName: "Somebody" });
    await decideReview(admin.ctx, review.id, rejection("It was right."));
    expect(await viewEmail(ada.ctx, review.email.id)).toMatchObject({
      status: "new",
      reviewStatus: "rejected",
      adminNotes: "It was right.",
      clientName: "Marta Lind",
    });
    const [message] = await told();
    expect(message?.title).toBe("Your correction was rejected");
    expect(message?.message).toContain("It was right.");
  });
});

describe("two who meet", () => {
  it("one of two administrators decides, the other is told so, and the agent once", async () => {
    const other = await newAgent(db, { role: "ADMIN" });
    const review = await reviewed(admin, ada, { clientName: "A B" });
    const both = await Promise.allSettled([
      decideReview(admin.ctx, review.id, approval()),
      decideReview(other.ctx, review.id, rejection(null)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
    expect(await told()).toHaveLength(1);
  });

  it("what the agent took back, or changed meanwhile, isn't decided by what was seen before", async () => {
    const review = await reviewed(admin, ada);
    await correctEmail(ada.ctx, itemOf(await viewEmail(ada.ctx, review.email.id)), [
      { field: "customer.name", value: "New Name" },
    ]);
    const seen = approval(undefined, { version: review.email.version });
    await expect(decideReview(admin.ctx, review.id, seen)).rejects.toMatchObject({ code: "STALE" });
    await withdrawReview(ada.ctx, review.email.id);
    await expect(decideReview(admin.ctx, review.id, approval())).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(readReview(admin.ctx, review.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an administrator's look", () => {
  it("is recorded once a while with the agent's records, and is no change to them", async () => {
    const review = await reviewed(admin, ada);
    await readReview(admin.ctx, review.id);
    await readReview(admin.ctx, review.id);
    const looks = await db`select actor_id, user_id from audit_log where action = 'email.look'
      and entity_id = ${review.email.id}`;
    expect(looks).toMatchObject([{ actor_id: admin.id, user_id: ada.id }]);
    expect(await countChangesByOthers(ada.ctx, { since: undefined })).toMatchObject({ count: 0 });
  });

  it("is for administrators alone", async () => {
    const review = await reviewed(admin, ada);
    for (const agent of [ada, ben]) {
      expect(() => readReview(agent.ctx, review.id)).toThrow();
      await expect(decideReview(agent.ctx, review.id, approval())).rejects.toMatchObject({
        code: "NOT_ALLOWED",
      });
    }
  });
});
