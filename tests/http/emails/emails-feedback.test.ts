import { beforeEach, describe, expect, it } from "vitest";
import { POST as feedback } from "@/app/api/emails/[id]/accuracy-feedback/route";
import { POST as convert } from "@/app/api/emails/[id]/convert/route";
import { POST as discard } from "@/app/api/emails/[id]/discard/route";
import { GET as list } from "@/app/api/inbox/route";
import { db } from "../../support/database/database";
import { itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

async function inbox(agent: TestAgent, query = "") {
  const response = await agent.ask(list, `/api/inbox${query}`);
  return (await response.json()) as { data: Record<string, unknown>[]; count: number };
}

describe("POST /emails/{id}/discard", () => {
  it("moves the mail to the trash, and again without harm", async () => {
    const email = await readMail(ada);
    for (const id of [email.id, itemOf(email)]) {
      const response = await ada.post(discard, `/api/emails/${id}/discard`, {}, { id });
      expect(response.status).toBe(204);
    }
    expect(await inbox(ada, "?status=rejected")).toMatchObject({ count: 1 });
  });

  it("ends the review of a mail, of which no badge is left in the trash", async () => {
    const { id } = await readMail(ada);
    await ada.post(feedback, `/api/emails/${id}/accuracy-feedback`, { isAccurate: false }, { id });
    await ada.post(discard, `/api/emails/${id}/discard`, {}, { id });
    expect((await inbox(ada, "?status=rejected")).data).toMatchObject([
      { reviewStatus: { status: "pending_agent_review" } },
    ]);
  });
});

describe("POST /emails/{id}/accuracy-feedback", () => {
  const give = (id: string, given: unknown) =>
    ada.post(feedback, `/api/emails/${id}/accuracy-feedback`, given, { id });

  it("accurate answers the booking, with the data beside the flag or under `data`", async () => {
    const email = await readMail(ada, { commission: null });
    const response = await give(email.id, {
      isAccurate: true,
      expectedCommissionAmount: "420.05",
      data: { expectedCommissionCurrency: "USD", clientName: "Marta Holm" },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      booking: { confirmationNumber: "HB-4471", clientName: "Marta Holm", expectedCommissionAmount: 420.05 },
    });
  });

  it("names what stands in the booking's way as the feedback does", async () => {
    const email = await readMail(ada);
    const response = await give(email.id, {
      isAccurate: true,
      startDate: "2031-03-09",
      endDate: "2031-03-01",
    });
    expect(response.status).toBe(400);
    expect((await response.json()) as object).toMatchObject({
      fields: { endDate: ["Travel end date must be after start date"] },
    });
  });

  it("not accurate sends the mail to review", async () => {
    const email = await readMail(ada);
    expect((await give(email.id, { isAccurate: false })).status).toBe(200);
    expect((await inbox(ada, "?status=pending_review")).data).toMatchObject([
      { reviewStatus: { status: "under_admin_review" }, isRead: true },
    ]);
  });

  it("says what is missing", async () => {
    const email = await readMail(ada, { commission: null });
    const response = await give(email.id, { isAccurate: true });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "Add or correct: expectedCommissionAmount",
    });
  });

  it.each([
    [{ data: {} }],
    [{ data: { confirmationNumber: "", totalBookingAmount: "  ", startDate: null } }],
    [{ clientName: "", supplierName: null }],
  ])("never converts what was read by data that says nothing: %j", async (given) => {
    const email = await readMail(ada);
    const response = await give(email.id, { isAccurate: true, ...given });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: expect.stringMatching(/^Add or correct: confirmationNumber, .*supplierName$/),
    });
    expect((await inbox(ada)).data).toMatchObject([{ status: "new" }]);
  });

  it("converts an option only where the data says that it is confirmed", async () => {
    const email = await readMail(ada, { opening: "We are holding the room until 12 December 2026." });
    expect((await give(email.id, { isAccurate: true })).status).toBe(400);
    const told = await give(email.id, { isAccurate: true, data: { bookingState: "confirmed" } });
    expect(told.status).toBe(200);
  });

  it.each([
    [{}],
    [{ isAccurate: "yes" }],
    [{ isAccurate: true, data: 7 }],
    [{ isAccurate: true, startDate: "31/12/2027" }],
    [{ isAccurate: true, totalBookingAmount: "lots" }],
    [{ isAccurate: true, clientName: "x".repeat(500) }],
    [{ isAccurate: true, clientName: "a\u0000b" }],
    [[]],
    ["text"],
    [null],
  ])("refuses %j", async (given) => {
    const email = await readMail(ada);
    expect((await give(email.id, given)).status).toBe(400);
  });

  it.each([
    ["totalBookingAmount", "lots", "Total booking amount must be a valid number"],
    ["totalBookingCurrency", "XXQ", "Total booking currency must be an ISO 4217 code"],
    ["startDate", "31/12/2027", "Start date must be a date as YYYY-MM-DD"],
  ])("says by the contract's names what is wrong: %s", async (field, value, message) => {
    const email = await readMail(ada);
    const response = await give(email.id, { isAccurate: true, data: { [field]: value } });
    expect(await response.json()).toMatchObject({ message, fields: { [field]: [message] } });
  });

  it("changes nothing that the contract does not let change", async () => {
    const email = await readMail(ada);
    const more = { status: "processed", ownerId: ben.id, userId: ben.id, reviewStatus: "approved" };
    const response = await give(email.id, { isAccurate: false, ...more });
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, Object.keys(more)]);
    expect((await inbox(ada)).data).toMatchObject([{ status: "new" }]);
    expect((await inbox(ben)).data).toEqual([]);
  });
});

describe("POST /emails/{id}/convert", () => {
  const convertIt = (id: string) => ada.post(convert, `/api/emails/${id}/convert`, {}, { id });

  it("answers the booking, and the same one again", async () => {
    const email = await readMail(ada);
    const [first, second] = [await convertIt(email.id), await convertIt(itemOf(email))];
    expect(first.status).toBe(200);
    const { booking } = (await first.json()) as { booking: { id: string } };
    expect(await second.json()).toMatchObject({ booking: { id: booking.id } });
  });

  it("refuses what isn't a booking yet", async () => {
    const email = await readMail(ada, { opening: "This is not a confirmation: the room is on request." });
    const response = await convertIt(email.id);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "Not a booking yet: it was only requested.",
    });
  });
});
