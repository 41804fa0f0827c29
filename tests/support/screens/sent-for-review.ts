import { expect, type Page } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import { confirmationMail } from "../mails/email";
import { deliver } from "../mails/mail";
import { withDatabase } from "../people/people";

/** Delivers an email in which the client's name differs from the agent's correction, and sends it for review. */
export async function sentForReview(
  page: Page,
  app: RunningApp,
  userId: string,
  number: string,
): Promise<void> {
  const mail = confirmationMail({
    number,
    subject: `Reservation ${number}`,
    total: "USD 900.00",
    commission: "USD 90.00",
    id: `${number}-${userId}`,
  });
  await deliver(app, userId, Buffer.from(mail));
  await askForReview(page, app, userId, { number, clientName: `Marta ${number}` });
}

/** Reports, once an email is read, who really travels. */
export async function askForReview(
  page: Page,
  app: RunningApp,
  userId: string,
  { number, clientName }: { readonly number: string; readonly clientName: string },
): Promise<void> {
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
    data: { isAccurate: false, clientName },
  });
  expect(asked.ok()).toBe(true);
}
