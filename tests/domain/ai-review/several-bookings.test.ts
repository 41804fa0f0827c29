import { beforeEach, describe, expect, it } from "vitest";
import { decideReview } from "@/lib/inbox/ai-review/decide-review";
import { listReviews, readReview } from "@/lib/inbox/ai-review/read-review";
import { type Review, reviewAction, reviewQuery } from "@/lib/inbox/ai-review/review.model";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { parse } from "@/lib/platform/base/input";
import { db } from "../../support/database/database";
import { extracted } from "../../support/mails/email";
import { sampleMail } from "../../support/mails/mail";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  [ada, admin] = await Promise.all([newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

/** Imports an email with two bookings and sends the agent's feedback on the one at `position`. */
async function sent(position: number, feedback: Parameters<typeof sendForReview>[2]): Promise<Review> {
  const { emailId = "" } = await importEml(ada.ctx, sampleMail("za-dmc-two-lodges", `two-${ada.id}`));
  const { items } = await extracted(ada, emailId);
  expect(items).toHaveLength(2);
  await sendForReview(ada.ctx, items[position]?.id ?? "", feedback);
  const { data } = await listReviews(admin.ctx, parse(reviewQuery, { agent: ada.id }));
  const [review] = data;
  if (!review) throw new Error("nothing waits");
  return review;
}

const approval = (given: object) => parse(reviewAction, { action: "approve", ...given });
const clients = async ({ email }: Review) =>
  (await viewEmail(ada.ctx, email.id)).items.map(({ payload }) => payload.customer?.name ?? null);

describe("a mail with two bookings", () => {
  it("is put right where the agent means it, not at its first", async () => {
    const review = await sent(1, { clientName: "Second Guest" });
    expect(review).toMatchObject({ bookings: 2, position: 1, others: [] });
    const [first] = await clients(review);
    await decideReview(admin.ctx, review.id, approval({}));
    expect(await clients(review)).toEqual([first, "Second Guest"]);
  });

  it("is corrected at both, each teaches, and the review keeps what had been read of each", async () => {
    const review = await sent(0, { clientName: "First Guest" });
    const before = (await readReview(admin.ctx, review.id)).mail.items.map(({ payload }) => payload);
    const done = await decideReview(
      admin.ctx,
      review.id,
      approval({
        correctedData: { clientName: "First Guest" },
        others: { "1": { clientName: "Second Guest" } },
      }),
    );
    expect(await clients(review)).toEqual(["First Guest", "Second Guest"]);
    expect(done.parsed).toEqual(before[0]);
    expect(done.others).toEqual([
      { position: 1, parsed: before[1], correctedData: { clientName: "Second Guest" } },
    ]);
    const taught = await db`select position, field, "right" from email_corrections
      where email_id = ${review.email.id} order by position`;
    expect(taught).toEqual([
      { position: 0, field: "customer.name", right: "First Guest" },
      { position: 1, field: "customer.name", right: "Second Guest" },
    ]);
  });

  it("refuses by name what has no such form, and a booking that isn't another of it; nothing changes then", async () => {
    const review = await sent(0, {});
    const before = await clients(review);
    const refused = (others: object, field: string) =>
      expect(
        decideReview(admin.ctx, review.id, approval({ correctedData: { clientName: "X Y" }, others })),
      ).rejects.toMatchObject({
        code: "INVALID_INPUT",
        detail: { fields: { [field]: [expect.any(String)] } },
      });
    await refused({ "1": { startDate: "2027-02-30" } }, "others.1.startDate");
    await refused({ "0": { clientName: "Z" } }, "others");
    await refused({ "7": { clientName: "Z" } }, "others");
    expect(() => approval({ others: { second: {} } })).toThrow();
    expect(await clients(review)).toEqual(before);
    expect((await readReview(admin.ctx, review.id)).review.status).toBe("pending");
  });

  it("leaves a booking that the agent has made alone", async () => {
    const { emailId = "" } = await importEml(ada.ctx, sampleMail("za-dmc-two-lodges", `made-${ada.id}`));
    const { items } = await extracted(ada, emailId);
    await convertEmail(ada.ctx, items[0]?.id ?? "");
    await sendForReview(ada.ctx, items[1]?.id ?? "", { clientName: "Second Guest" });
    const { data } = await listReviews(admin.ctx, parse(reviewQuery, { agent: ada.id }));
    const [review] = data;
    const touched = approval({ correctedData: {}, others: { "0": { clientName: "Else" } } });
    await expect(decideReview(admin.ctx, review?.id ?? "", touched)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await decideReview(admin.ctx, review?.id ?? "", approval({}));
  });
});
