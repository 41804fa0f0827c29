import { beforeEach, describe, expect, it } from "vitest";
import { convertEditedEmail } from "@/lib/inbox/emails/decisions/convert-edited-email";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { parse } from "@/lib/platform/base/input";
import { db } from "../../support/database/database";
import { extracted, itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

describe("putting a value right", () => {
  it("completes the reading, is kept as a correction, and shows in the list", async () => {
    const email = await readMail(ada, { commission: null });
    await correctEmail(ada.ctx, itemOf(email), [
      { field: "estimatedCommission.amount", value: "420.05" },
      { field: "estimatedCommission.currency", value: "USD" },
      { field: "customer.name", value: "Märta Lind" },
    ]);
    const view = await viewEmail(ada.ctx, email.id);
    expect(view).toMatchObject({ isComplete: true, clientName: "Märta Lind" });
    expect(view.items[0]?.payload.estimatedCommission).toEqual({ amount: 420.05, currency: "USD" });
    const rows = await db`select field, wrong, "right" from email_corrections order by field`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { field: "customer.name", wrong: "Marta Lind", right: "Märta Lind" },
      { field: "estimatedCommission.amount", wrong: null, right: "420.05" },
      { field: "estimatedCommission.currency", wrong: null, right: "USD" },
    ]);
    const booking = await convertEmail(ada.ctx, email.id);
    expect(booking).toMatchObject({ clientName: "Märta Lind", commission: { minor: 42_005 } });
  });

  it("keeps nothing where nothing changes", async () => {
    const email = await readMail(ada);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "customer.name", value: "Marta Lind" }]);
    expect(await db`select 1 from email_corrections`).toHaveLength(0);
  });

  it("can be taken back by putting the old value in again", async () => {
    const email = await readMail(ada);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "confirmationNumber", value: null }]);
    expect((await viewEmail(ada.ctx, email.id)).items[0]?.missing).toEqual(["confirmationNumber"]);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "confirmationNumber", value: "HB-4471" }]);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({
      isComplete: true,
      confirmationNumber: "HB-4471",
    });
  });

  it.each([
    ["pricing.total", "abc"],
    ["pricing.total", -1],
    ["pricing.total", Number.NaN],
    ["pricing.currency", "XX"],
    ["itinerary.startDate", "2027-02-30"],
    ["itinerary.startDate", "tomorrow"],
    ["customer.name", "a\u0000b"],
    ["customer.name", "x".repeat(201)],
    ["emailType", "invoice"],
  ] as const)("refuses %s as %j", async (field, value) => {
    const email = await readMail(ada);
    await expect(correctEmail(ada.ctx, itemOf(email), [{ field, value }])).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
  });

  it("is for the mail's agent only, and not for what is settled", async () => {
    const email = await readMail(ada);
    const change = [{ field: "customer.name", value: "Eve" }] as const;
    await expect(correctEmail(ben.ctx, itemOf(email), change)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await convertEmail(ada.ctx, email.id);
    await expect(correctEmail(ada.ctx, itemOf(email), change)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("what was corrected once", () => {
  it("is right in the sender's next mail, for this agent alone", async () => {
    const email = await readMail(ada);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "supplier.name", value: "Harbour Hotels Group" }]);
    const next = await readMail(ada, { number: "HB-9001" });
    expect(next.items[0]?.payload.supplier?.name).toBe("Harbour Hotels Group");
    expect(next).toMatchObject({ isComplete: true });
    const bens = await readMail(ben, { number: "HB-9001" });
    expect(bens.items[0]?.payload.supplier?.name).toBe("Harbour Hotel Lisbon");
    const other = await readMail(ada, { number: "HB-9002", from: "Harbour Hotel Lisbon <x@other.example>" });
    expect(other.items[0]?.payload.supplier?.name).toBe("Harbour Hotel Lisbon");
  });

  it("stays right when the mail is read again", async () => {
    const email = await readMail(ada);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "customer.name", value: "Märta Lind" }]);
    const again = await extracted(ada, email.id);
    expect(again.items[0]?.payload.customer?.name).toBe("Märta Lind");
    expect(again.clientName).toBe("Märta Lind");
  });
});

describe("Review & Edit", () => {
  const draft = (change: object = {}) =>
    parse(bookingDraft, {
      confirmationNumber: "HB-4471",
      clientName: "Marta Lind-Berg",
      totalBookingAmount: 4200.5,
      totalBookingCurrency: "USD",
      expectedCommissionAmount: 400,
      expectedCommissionCurrency: "USD",
      travelStartDate: "2027-02-18",
      travelEndDate: "2027-02-21",
      supplier: { name: "Harbour Hotel Lisbon" },
      ...change,
    });

  it("makes the booking as it was edited and keeps what was put right", async () => {
    const email = await readMail(ada);
    const { booking, already } = await convertEditedEmail(ada.ctx, itemOf(email), draft());
    expect(already).toBe(false);
    expect(booking).toMatchObject({ clientName: "Marta Lind-Berg", commission: { minor: 40_000 } });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "processed" });
    const fields = await db`select field from email_corrections order by field`;
    expect(fields.map((row) => row.field)).toEqual(["customer.name", "estimatedCommission.amount"]);
    const again = await convertEditedEmail(ada.ctx, itemOf(email), draft());
    expect(again).toMatchObject({ booking: { id: booking.id }, already: true });
  });

  it("says which booking it would double, and doubles it on purpose only", async () => {
    const first = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const email = await readMail(ada);
    await expect(convertEditedEmail(ada.ctx, itemOf(email), draft())).rejects.toMatchObject({
      code: "DUPLICATE_BOOKING",
      detail: { facts: { bookingId: first.id } },
    });
    await convertEditedEmail(ada.ctx, itemOf(email), draft({ allowDuplicate: true }));
    expect(await db`select 1 from bookings`).toHaveLength(2);
  });
});
