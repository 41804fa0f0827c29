import { beforeEach, describe, expect, it } from "vitest";
import { convertEditedEmail } from "@/lib/inbox/emails/decisions/convert-edited-email";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { giveFeedback } from "@/lib/inbox/emails/decisions/give-feedback";
import { undoConvert } from "@/lib/inbox/emails/decisions/undo-convert";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { parse } from "@/lib/platform/base/input";
import { db } from "../../support/database/database";
import { extracted, itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const OPTION = { subject: "Your option", opening: "We are holding the room until 12 December 2026." };
const NOTE = `From: Ana <ana@friend.example>\r\nSubject: See you soon\r\nMessage-ID: <note@friend.example>\r\n\r\nIt was nice to meet you.`;
const kept = () => db`select id from bookings where deleted_at is null`;
const draft = () =>
  parse(bookingDraft, {
    confirmationNumber: "HB-4471",
    clientName: "Marta Lind",
    totalBookingAmount: 4200.5,
    totalBookingCurrency: "USD",
    expectedCommissionAmount: 420.05,
    expectedCommissionCurrency: "USD",
    travelStartDate: "2027-02-18",
    travelEndDate: "2027-02-21",
    supplier: { name: "Harbour Hotel Lisbon" },
  });
const DATA = {
  confirmationNumber: "HB-4471",
  totalBookingAmount: 4200.5,
  totalBookingCurrency: "USD",
  expectedCommissionAmount: 420.05,
  expectedCommissionCurrency: "USD",
  startDate: "2027-02-18",
  endDate: "2027-02-21",
  supplierName: "Harbour Hotel Lisbon",
};

async function unreadable(): Promise<string> {
  const { emailId } = await importEml(ada.ctx, new TextEncoder().encode(NOTE));
  const view = await extracted(ada, emailId ?? "");
  expect(view.items).toEqual([]);
  return view.id;
}

describe("what isn't booked", () => {
  it("is not converted by one press, nor by saying that it was read well", async () => {
    const email = await readMail(ada, OPTION);
    expect(email).toMatchObject({ isComplete: false, items: [{ missing: ["bookingState"] }] });
    const refused = { code: "EMAIL_INCOMPLETE", message: "Not a booking yet: it is an option." };
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject(refused);
    const accurate = { isAccurate: true, data: DATA };
    await expect(giveFeedback(ada.ctx, email.id, accurate)).rejects.toMatchObject(refused);
    expect(await kept()).toHaveLength(0);
  });

  it("changes no booking either", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const email = await readMail(ada, { ...OPTION, total: "USD 5,000.00" });
    expect(email.items[0]?.proposal).toBe("UPDATE");
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject({ code: "EMAIL_INCOMPLETE" });
  });

  it("becomes a booking once a person says that it is confirmed", async () => {
    const email = await readMail(ada, OPTION);
    await correctEmail(ada.ctx, itemOf(email), [{ field: "bookingState", value: "confirmed" }]);
    await convertEmail(ada.ctx, email.id);
    expect(await kept()).toHaveLength(1);
  });

  it("becomes one by Review & Edit", async () => {
    const email = await readMail(ada, OPTION);
    await convertEditedEmail(ada.ctx, itemOf(email), draft());
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "processed" });
  });

  it("is a matter of this mail: the next one of the sender is read afresh", async () => {
    const first = await readMail(ada, OPTION);
    await correctEmail(ada.ctx, itemOf(first), [{ field: "bookingState", value: "confirmed" }]);
    const next = await readMail(ada, { ...OPTION, number: "HB-4472" });
    expect(next.items[0]?.payload.bookingState).toBe("option");
  });
});

describe("a mail that doesn't say how its booking stands", () => {
  const BARE = { subject: "HB-4471", opening: "Please find the details below." };

  it("is asked for, and becomes a booking once a person says that it is booked", async () => {
    const email = await readMail(ada, BARE);
    expect(email).toMatchObject({
      isComplete: false,
      items: [{ missing: ["bookingState"], payload: { bookingState: "unclear" } }],
    });
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "Nothing says that this is booked.",
      detail: { facts: { question: "isBooked" } },
    });
    await convertEmail(ada.ctx, email.id, { isBooked: true });
    expect(await kept()).toHaveLength(1);
    const { items } = await viewEmail(ada.ctx, email.id);
    expect(items[0]?.payload.bookingState).toBe("confirmed");
  });

  it("changes a booking in the same way", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const email = await readMail(ada, { ...BARE, total: "USD 5,000.00" });
    expect(email.items[0]?.proposal).toBe("UPDATE");
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject({ code: "EMAIL_INCOMPLETE" });
    const booking = await convertEmail(ada.ctx, email.id, { isBooked: true });
    expect(booking.total.minor).toBe(500_000);
  });

  it("is never booked against what the mail says", async () => {
    const email = await readMail(ada, OPTION);
    await expect(convertEmail(ada.ctx, email.id, { isBooked: true })).rejects.toMatchObject({
      message: "Not a booking yet: it is an option.",
    });
  });
});

describe("a cancellation", () => {
  it("of an unknown booking misses nothing but that booking", async () => {
    const subject = "Cancellation of booking HB-4471";
    const email = await readMail(ada, {
      subject,
      opening: "Your booking has been cancelled.",
      commission: null,
    });
    expect(email).toMatchObject({ isComplete: true, items: [{ proposal: "CANCEL", missing: [] }] });
  });
});

describe("a mail from which nothing was read", () => {
  it("becomes a booking by Review & Edit, which can be undone", async () => {
    const id = await unreadable();
    const { booking } = await convertEditedEmail(ada.ctx, id, draft());
    expect(booking).toMatchObject({ confirmationNumber: "HB-4471", total: { minor: 420_050 } });
    expect(await viewEmail(ada.ctx, id)).toMatchObject({
      status: "processed",
      confirmationNumber: "HB-4471",
    });
    expect(await convertEditedEmail(ada.ctx, id, draft())).toMatchObject({ booking: { id: booking.id } });
    await undoConvert(ada.ctx, id);
    expect(await kept()).toHaveLength(0);
    expect(await viewEmail(ada.ctx, id)).toMatchObject({ status: "new" });
  });

  it("becomes one by complete data, and leaves nothing behind where the data lacks something", async () => {
    const id = await unreadable();
    const part = { confirmationNumber: "HB-4471", startDate: "2027-02-18" };
    await expect(giveFeedback(ada.ctx, id, { isAccurate: true, data: part })).rejects.toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "Add or correct: totalBookingAmount, expectedCommissionAmount, endDate, supplierName",
    });
    expect(await viewEmail(ada.ctx, id)).toMatchObject({ items: [], hasData: false });
    const booking = await giveFeedback(ada.ctx, id, { isAccurate: true, data: DATA });
    expect(booking).toMatchObject({ confirmationNumber: "HB-4471", travelEnd: "2027-02-21" });
  });

  it("is not converted by no data at all", async () => {
    const id = await unreadable();
    await expect(giveFeedback(ada.ctx, id, { isAccurate: true, data: null })).rejects.toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "No extracted data found.",
    });
  });
});
