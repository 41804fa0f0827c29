import { expect } from "@playwright/test";
import { DRAFT } from "../http/booking-draft";
import { withDatabase } from "../people/people";
import type { Setting } from "../screens/screen";
import { deliver, sampleMail } from "./mail";

const DAYS = { travelStartDate: "2027-02-18", travelEndDate: "2027-02-22" };

/** Creates emails in every state that the screens show. */
export async function fillInbox({ page, app, person: { id: userId } }: Setting): Promise<void> {
  const booked = await page.request.post("/api/bookings", {
    data: { ...DRAFT, supplier: { name: "Harbour Hotel Lisbon" }, ...DAYS },
  });
  expect(booked.ok()).toBe(true);
  for (const name of ["d01", "en-statement-csv", "en-multi-booking"]) {
    await deliver(app, userId, sampleMail(name, `${name}-${userId}`));
  }
  await deliver(app, userId, stay(userId, "HB-4471", "Total Price: USD 4,500.00"));
  await deliver(app, userId, stay(userId, "HB-9001", "Total Price: USD 900.00", "Total Price: USD 950.00"));
  for (const number of ["HB-9002", "HB-9003", "HB-9004", "Unreadable", "Waiting"]) {
    await deliver(app, userId, stay(userId, number, "Total Price: USD 900.00"));
  }
  await withDatabase(app, async (db) => {
    await expect(async () => {
      const [left] = await db<{ count: number }[]>`select count(*)::int from emails
        where user_id = ${userId} and intake in ('RECEIVED', 'PARSING')`;
      expect(left?.count).toBe(0);
    }).toPass();
    const idOf = async (subject: string) => {
      const [row] = await db<{ id: string }[]>`select id from emails
        where user_id = ${userId} and subject like ${`%${subject}%`}`;
      return row?.id ?? "";
    };
    const review = await page.request.post(`/api/emails/${await idOf("HB-9002")}/accuracy-feedback`, {
      data: { isAccurate: false },
    });
    expect(review.ok()).toBe(true);
    const convert = await page.request.post(`/api/emails/${await idOf("HB-9003")}/accuracy-feedback`, {
      data: { isAccurate: true },
    });
    expect(convert.ok()).toBe(true);
    expect((await page.request.post(`/api/emails/${await idOf("HB-9004")}/discard`)).ok()).toBe(true);
    await db`update emails set admin_notes = 'Checked with the supplier: the total includes taxes.'
      where id = ${await idOf("HB-9002")}`;
    await db`delete from email_items where email_id in (${await idOf("Unreadable")}, ${await idOf("Waiting")})`;
    await db`update emails set intake = 'FAILED', has_data = false, confirmation_number = null,
      intake_reason = 'The attachment is protected by a password.' where id = ${await idOf("Unreadable")}`;
    await db`update emails set intake = 'PARSING', has_data = false, confirmation_number = null
      where id = ${await idOf("Waiting")}`;
  });
}

function stay(userId: string, number: string, ...lines: readonly string[]): Buffer {
  const text = [
    "From: Harbour Hotel Lisbon <reservations@harbourhotel.example>",
    "To: agent@travel.example",
    `Subject: Reservation ${number}`,
    "Date: Fri, 18 Sep 2026 14:22:00 +0000",
    `Message-ID: <${number}-${userId}@harbourhotel.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Your reservation is confirmed.",
    "",
    "Hotel: Harbour Hotel Lisbon",
    `Confirmation Number: ${number}`,
    "Guest Name: Marta Lind",
    "Check-In Date: 18 February 2027",
    "Check-Out Date: 21 February 2027",
    ...lines,
    "Travel Agent Commission: USD 90.00",
    "",
  ];
  return Buffer.from(text.join("\r\n"));
}
