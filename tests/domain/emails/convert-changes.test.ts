import { beforeEach, describe, expect, it } from "vitest";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { undoConvert } from "@/lib/inbox/emails/decisions/undo-convert";
import { reopenBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

describe("a change of the total that says nothing of the commission", () => {
  const newTotal = { total: "USD 5,000.00", commission: null } as const;

  it("asks what becomes of it, and changes nothing in silence", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const change = await readMail(ada, newTotal);
    expect(change.items[0]?.known?.choices).toEqual([
      { amount: { minor: 42_005, currency: "USD" }, as: "before" },
      { amount: { minor: 50_000, currency: "USD" }, as: "proportion" },
    ]);
    for (const commission of [undefined, 0.001, 499, -500]) {
      await expect(convertEmail(ada.ctx, change.id, { commission })).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringMatching(/USD\s420\.05 or USD\s500\.00/),
        detail: { facts: { question: "commission", choices: "420.05, 500" } },
      });
    }
    const [row] = await db`select total_minor::int, commission_minor::int from bookings`;
    expect(row).toMatchObject({ total_minor: 420_050, commission_minor: 42_005 });
  });

  it.each([420.05, 500])("takes %d, and gives back what was", async (commission) => {
    const booking = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const change = await readMail(ada, newTotal);
    expect(await convertEmail(ada.ctx, change.id, { commission })).toMatchObject({
      id: booking.id,
      total: { minor: 500_000 },
      commission: { minor: Math.round(commission * 100) },
    });
    await undoConvert(ada.ctx, change.id);
    const [row] = await db`select total_minor::int, commission_minor::int from bookings`;
    expect(row).toMatchObject({ total_minor: 420_050, commission_minor: 42_005 });
  });

  it("needs no answer where the mail names the percentage that it always was", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const change = await readMail(ada, {
      total: "USD 5,000.00\r\nYour commission: 10% of the total price.",
      commission: null,
    });
    expect(await convertEmail(ada.ctx, change.id)).toMatchObject({ commission: { minor: 50_000 } });
  });
});

describe("a cancellation", () => {
  const cancellation = (says: string) =>
    readMail(ada, {
      subject: "Cancellation of booking HB-4471",
      opening: `Your reservation has been cancelled.\r\n${says}`,
      commission: null,
    });
  const stored = async () => {
    const [row] = await db`
      select status, commission_minor::int, close_reason, cancelled_at is not null as cancelled from bookings`;
    return row;
  };
  const BEFORE = { status: "CONFIRMED", commission_minor: 42_005, close_reason: null, cancelled: false };

  it("leaves nothing to expect where no commission is named as kept, and gives all back", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const mail = await cancellation("Cancellation charge: USD 1,000.00");
    expect(mail.items[0]?.known?.cancellation).toEqual({
      charge: { minor: 100_000, currency: "USD" },
      kept: { minor: 0, currency: "USD" },
      choices: [],
    });
    await convertEmail(ada.ctx, mail.id);
    expect(await stored()).toEqual({
      status: "CLOSED",
      commission_minor: 0,
      close_reason: "CANCELLED",
      cancelled: true,
    });
    await undoConvert(ada.ctx, mail.id);
    expect(await stored()).toEqual(BEFORE);
    const audit = await db`select action from audit_log where action like 'booking.%cancel' order by action`;
    expect(audit.map((row) => row.action)).toEqual(["booking.cancel", "booking.uncancel"]);
  });

  it("goes on to expect what is kept of it", async () => {
    const booking = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const mail = await cancellation(
      "Cancellation charge: USD 1,000.00\r\nCommission retained on cancellation charge: USD 100.00\r\nOriginal commission (recalled): USD 420.05",
    );
    await convertEmail(ada.ctx, mail.id);
    const open = { status: "CONFIRMED", commission_minor: 10_000, close_reason: null, cancelled: true };
    expect(await stored()).toEqual(open);
    await recordPayment(ada.ctx, {
      bookingId: booking.id,
      id: undefined,
      amount: 150,
      receivedOn: "2026-10-01" as CalendarDate,
      note: null,
    });
    const { row } = await readBookingDetails(ada.ctx, booking.id);
    expect(row.state).toMatchObject({ kind: "recall possible" });
  });

  it.each([
    "Your commission is protected.",
    "Your commission will not be recalled.",
    "Your commission of USD 420.05 will not be recalled.",
  ])("asks where a sentence alone says what becomes of the commission: %s", async (says) => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const mail = await cancellation(says);
    await expect(convertEmail(ada.ctx, mail.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await convertEmail(ada.ctx, mail.id, { commission: 420.05 });
    expect(await stored()).toMatchObject({ status: "CONFIRMED", commission_minor: 42_005, cancelled: true });
  });

  it("takes no answer to what isn't asked", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const mail = await cancellation("Cancellation charge: USD 1,000.00");
    await expect(convertEmail(ada.ctx, mail.id, { commission: 420.05 })).rejects.toMatchObject({
      detail: { fields: { commission: [expect.stringContaining("leave it out")] } },
    });
  });

  it("opens a booking again that was closed by the one before, where something is kept after all", async () => {
    await convertEmail(ada.ctx, (await readMail(ada)).id);
    const none = await cancellation("Cancellation charge: USD 1,000.00");
    await convertEmail(ada.ctx, none.id);
    const some = await cancellation("Commission retained on cancellation charge: USD 100.00");
    await convertEmail(ada.ctx, some.id, { commission: 100 });
    const kept = { status: "CONFIRMED", commission_minor: 10_000, close_reason: null, cancelled: true };
    expect(await stored()).toEqual(kept);
    await expect(undoConvert(ada.ctx, none.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await stored()).toEqual(kept);
    await undoConvert(ada.ctx, some.id);
    await undoConvert(ada.ctx, none.id);
    expect(await stored()).toEqual(BEFORE);
  });

  it("closes a paid booking, so that nothing is open once the supplier has taken it back", async () => {
    const booking = await convertEmail(ada.ctx, (await readMail(ada)).id);
    const paid = (amount: number) =>
      recordPayment(ada.ctx, {
        bookingId: booking.id,
        id: undefined,
        amount,
        receivedOn: "2026-10-01" as CalendarDate,
        note: null,
      });
    await paid(420.05);
    await convertEmail(ada.ctx, (await cancellation("Cancellation charge: USD 1,000.00")).id);
    expect(await stored()).toMatchObject({ status: "PAID", commission_minor: 0 });
    await paid(-420.05);
    expect(await stored()).toMatchObject({ status: "CLOSED", close_reason: "CANCELLED" });
    await expect(reopenBooking(ada.ctx, booking.id)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
