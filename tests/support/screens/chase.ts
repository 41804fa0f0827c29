import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../app/fixtures";
import type { RunningApp } from "../app/running-app";
import { recountedIn } from "../database/recount";
import { withDatabase } from "../people/people";
import { signedInPerson } from "../people/sign-in";

/** Creates an agent to whom these suppliers owe overdue commission; those with an address can be emailed. */
export async function agentToPay(
  context: BrowserContext,
  app: RunningApp,
  suppliers: Readonly<Record<string, string | null>>,
) {
  const { id, email } = await signedInPerson(context, app);
  await withDatabase(app, async (db) => {
    for (const [name, contact] of Object.entries(suppliers)) {
      const supplier = randomUUID();
      await db`insert into suppliers (id, owner_id, name, name_key, chase_name, chase_email, created_at, updated_at)
        values (${supplier}, ${id}, ${name}, ${name.toLowerCase()}, 'Ines Duarte', ${contact}, now(), now())`;
      await db`insert into bookings (user_id, id, supplier_id, confirmation_number, number_key, client_name, status,
          total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source,
          search, created_at, updated_at)
        select ${id}, gen_random_uuid(), ${supplier}, 'HB-' || n, 'HB' || n, 'Zoë Lind ' || n, 'CONFIRMED', 100000,
          'USD', 10000, 'USD', current_date - 90, current_date - 80, current_date - 45 + n, 'form', 'hb-' || n, now(), now()
        from generate_series(1, 3) n`;
    }
    await recountedIn(app, db, id);
  });
  return { email };
}

export const supplierCard = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens the email dialog; retries, since a click before hydration is lost. */
export async function openLetter(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name: `Send email to ${name}` });
  await expect(async () => {
    const button = supplierCard(page, name).getByRole("button", { name: "Send email" });
    if (!(await dialog.isVisible())) await button.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}
