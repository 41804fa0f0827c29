import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { convertEmail, convertOnce } from "@/lib/inbox/emails/decisions/convert-email";
import { discardEmails, restoreEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { undoConvert } from "@/lib/inbox/emails/decisions/undo-convert";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { db } from "../../support/database/database";
import { itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const bookings = () =>
  db`select id, confirmation_number, status, total_minor, commission_minor, deleted_at from bookings`;
const kept = () => db`select id from bookings where deleted_at is null`;

describe("converting", () => {
  it("creates booking, supplier, activity and audit, and the mail is done", async () => {
    const email = await readMail(ada);
    const booking = await convertEmail(ada.ctx, email.id);
    expect(booking).toMatchObject({
      confirmationNumber: "HB-4471",
      clientName: "Marta Lind",
      total: { minor: 420_050, currency: "USD" },
      commission: { minor: 42_005, currency: "USD" },
      travelStart: "2027-02-18",
      travelEnd: "2027-02-21",
      supplier: { name: "Harbour Hotel Lisbon" },
    });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({
      status: "processed",
      reviewStatus: "approved",
    });
    const types = await db`select type from activities where booking_id = ${booking.id} order by type`;
    expect(types.map((row) => row.type)).toEqual(["BOOKING_CREATED", "COMMISSION_CALCULATED"]);
    expect(await db`select type from activities where type = 'SUPPLIER_ADDED'`).toHaveLength(1);
    expect(await db`select type from notifications where type = 'EMAIL_PARSED'`).toHaveLength(1);
    const audit = await db`select action from audit_log where user_id = ${ada.id} order by action`;
    expect(audit.map((row) => row.action)).toEqual(["booking.create", "email.convert", "supplier.create"]);
  });

  it("answers with the same booking when asked again, by mail and by reading", async () => {
    const email = await readMail(ada);
    const first = await convertEmail(ada.ctx, email.id);
    expect(await convertEmail(ada.ctx, email.id)).toEqual(first);
    expect(await convertEmail(ada.ctx, itemOf(email))).toEqual(first);
    expect(await bookings()).toHaveLength(1);
  });

  it("gives one booking when two windows do it at once", async () => {
    const email = await readMail(ada);
    const both = await Promise.all(Array.from({ length: 6 }, () => convertOnce(ada.ctx, email.id)));
    expect(new Set(both.map(({ booking }) => booking.id)).size).toBe(1);
    expect(both.filter(({ already }) => !already)).toHaveLength(1);
    expect(await bookings()).toHaveLength(1);
  });

  it("leaves nothing behind when it fails half way", async () => {
    const email = await readMail(ada);
    await db`alter table audit_log add constraint refused check (action <> 'email.convert') not valid`;
    try {
      await expect(convertEmail(ada.ctx, email.id)).rejects.toThrow();
    } finally {
      await db`alter table audit_log drop constraint refused`;
    }
    expect(await bookings()).toHaveLength(0);
    expect(await db`select 1 from suppliers where owner_id = ${ada.id}`).toHaveLength(0);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "new" });
  });

  it("names what is missing and creates nothing", async () => {
    const email = await readMail(ada, { commission: null });
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject({
      code: "EMAIL_INCOMPLETE",
      message: "Add or correct: expectedCommissionAmount",
    });
    expect(await bookings()).toHaveLength(0);
  });

  it("never touches another agent's mail", async () => {
    const email = await readMail(ada);
    for (const id of [email.id, itemOf(email), randomUUID()]) {
      await expect(convertEmail(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(undoConvert(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(discardEmails(ben.ctx, [id])).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(restoreEmails(ben.ctx, [id])).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(viewEmail(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await bookings()).toHaveLength(0);
  });
});

describe("taking it back", () => {
  it("deletes the booking and the mail is new again; converting anew works", async () => {
    const email = await readMail(ada);
    await convertEmail(ada.ctx, email.id);
    await undoConvert(ada.ctx, email.id);
    expect(await kept()).toHaveLength(0);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({
      status: "new",
      reviewStatus: "pending_agent_review",
    });
    await convertEmail(ada.ctx, email.id);
    expect(await kept()).toHaveLength(1);
  });

  it("is refused while payments are recorded, and changes nothing then", async () => {
    const email = await readMail(ada);
    const booking = await convertEmail(ada.ctx, email.id);
    await recordPayment(ada.ctx, {
      bookingId: booking.id,
      id: undefined,
      amount: 100,
      receivedOn: "2026-01-05" as CalendarDate,
      note: null,
    });
    await expect(undoConvert(ada.ctx, email.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "processed" });
    expect(await kept()).toHaveLength(1);
  });
});

describe("a mail about a known booking", () => {
  it("that says the same is a duplicate: converting it links it and creates nothing", async () => {
    const first = await readMail(ada);
    const booking = await convertEmail(ada.ctx, first.id);
    const again = await readMail(ada);
    expect(again.items[0]).toMatchObject({ proposal: "DUPLICATE", targetBookingId: booking.id });
    expect((await convertEmail(ada.ctx, again.id)).id).toBe(booking.id);
    expect(await bookings()).toHaveLength(1);
  });

  it("that says something else changes the booking, and taking it back restores every value", async () => {
    const booking = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const change = await readMail(ada, {
      total: "USD 5,000.00",
      commission: "USD 500.00",
      checkOut: "23 February 2027",
    });
    expect(change.items[0]).toMatchObject({ proposal: "UPDATE", targetBookingId: booking.id });
    const changed = await convertEmail(ada.ctx, change.id);
    expect(changed).toMatchObject({
      id: booking.id,
      total: { minor: 500_000 },
      commission: { minor: 50_000 },
      travelEnd: "2027-02-23",
    });
    await undoConvert(ada.ctx, change.id);
    const [row] = await db`select total_minor::int, commission_minor::int, travel_end::text from bookings`;
    expect(row).toMatchObject({ total_minor: 420_050, commission_minor: 42_005, travel_end: "2027-02-21" });
  });

  it("that cancels it closes the booking as cancelled, and back", async () => {
    const booking = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const mail = await readMail(ada, {
      subject: "Cancellation of booking HB-4471",
      opening: "Your reservation has been cancelled.",
    });
    expect(mail.items[0]).toMatchObject({ proposal: "CANCEL", targetBookingId: booking.id });
    expect(await convertEmail(ada.ctx, mail.id)).toMatchObject({ id: booking.id, status: "CLOSED" });
    await undoConvert(ada.ctx, mail.id);
    const [row] = await db`select status, close_reason from bookings`;
    expect(row).toMatchObject({ status: "CONFIRMED", close_reason: null });
  });

  it("does what it would do now, not what it would have done when it was read", async () => {
    const one = await readMail(ada);
    const other = await readMail(ada);
    expect(other.items[0]?.proposal).toBe("CREATE");
    await convertEmail(ada.ctx, one.id);
    await expect(convertEmail(ada.ctx, other.id, { as: "CREATE" })).rejects.toMatchObject({ code: "STALE" });
    await convertEmail(ada.ctx, other.id);
    expect(await kept()).toHaveLength(1);
  });

  it("can become a booking of its own on purpose", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    await convertEmail(ada.ctx, (await readMail(ada)).id, { anew: true });
    expect(await kept()).toHaveLength(2);
  });

  it("never speaks of another agent's booking", async () => {
    await convertEmail(ben.ctx, (await readMail(ben)).id);
    expect((await readMail(ada)).items[0]).toMatchObject({ proposal: "CREATE", targetBookingId: null });
  });
});

describe("the trash", () => {
  it("takes mails and gives them back as they were", async () => {
    const email = await readMail(ada);
    await discardEmails(ada.ctx, [email.id]);
    await discardEmails(ada.ctx, [itemOf(email)]);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "rejected" });
    await expect(convertEmail(ada.ctx, email.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await restoreEmails(ada.ctx, [email.id]);
    expect(await viewEmail(ada.ctx, email.id)).toMatchObject({ status: "new" });
    expect(await db`select 1 from audit_log where action = 'email.discard'`).toHaveLength(1);
  });

  it("takes many at once or none", async () => {
    const mine = await readMail(ada);
    const foreign = await readMail(ben);
    await expect(discardEmails(ada.ctx, [mine.id, foreign.id])).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await viewEmail(ada.ctx, mine.id)).toMatchObject({ status: "new" });
  });
});
