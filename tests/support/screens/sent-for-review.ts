import { expect, type Page } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import { deliver } from "../mails/mail";
import { withDatabase } from "../people/people";

/** A mail of the agent's that says another name than the agent does. */
export async function sentForReview(
  page: Page,
  app: RunningApp,
  userId: string,
  number: string,
): Promise<void> {
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
    "Total Price: USD 900.00",
    "Travel Agent Commission: USD 90.00",
    "",
  ];
  await deliver(app, userId, Buffer.from(text.join("\r\n")));
  const id = await withDatabase(app, async (db) => {
    let found = "";
    await expect(async () => {
      const [row] = await db<{ id: string }[]>`select id from emails where user_id = ${userId}
        and confirmation_number = ${number}`;
      found = row?.id ?? "";
      expect(found).not.toBe("");
    }).toPass();
    return found;
  });
  const asked = await page.request.post(`/api/emails/${id}/accuracy-feedback`, {
    data: { isAccurate: false, clientName: `Marta ${number}` },
  });
  expect(asked.ok()).toBe(true);
}
